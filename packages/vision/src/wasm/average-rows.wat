;; Averages pixels in linear light (see resize-image.ts). A pixel's light is one vector: R, G, B, 0 in single precision.
(module
  (import "env" "memory" (memory 1))

  ;; Adds the light of a row of `$width` pixels of four bytes, weighed, to the vectors of `$row`. Addresses in bytes: `$light` are
  ;; three tables, of red, green and blue, each the vectors of 256 bytes.
  (func (export "addRow") (param $light i32) (param $source i32) (param $width i32) (param $row i32) (param $weight f32)
    (local $end i32) (local $pixel i32)
    (local.set $end (i32.add (local.get $source) (i32.shl (local.get $width) (i32.const 2))))
    (loop $pixels
      (local.set $pixel (i32.load (local.get $source)))
      (v128.store (local.get $row)
        (f32x4.add (v128.load (local.get $row))
          (f32x4.mul (f32x4.splat (local.get $weight))
            (f32x4.add
              (f32x4.add
                (v128.load
                  (i32.add (local.get $light) (i32.shl (i32.and (local.get $pixel) (i32.const 0xff)) (i32.const 4))))
                (v128.load offset=0x1000
                  (i32.add (local.get $light) (i32.and (i32.shr_u (local.get $pixel) (i32.const 4)) (i32.const 0xff0)))))
              (v128.load offset=0x2000
                (i32.add (local.get $light) (i32.and (i32.shr_u (local.get $pixel) (i32.const 12)) (i32.const 0xff0))))))))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (local.set $source (i32.add (local.get $source) (i32.const 4)))
      (br_if $pixels (i32.lt_u (local.get $source) (local.get $end)))))

  ;; Averages the vectors of `$row` to `$width` opaque pixels of four bytes at `$target`. `$spans` is a record of 16 bytes for each of
  ;; them: places of the first and the last vector under it (i32, i32) and their shares (f32, f32); where both are the same vector,
  ;; the first share counts. `$bytes` maps light 0 to 1, in `$steps`, to bytes; `$scale` makes the weighted sum an average.
  (func (export "encodeRow")
    (param $bytes i32) (param $steps f32) (param $row i32) (param $spans i32) (param $scale f32) (param $width i32)
    (param $target i32)
    (local $end i32) (local $at i32) (local $last i32) (local $share f32) (local $sum v128)
    (local.set $end (i32.add (local.get $spans) (i32.shl (local.get $width) (i32.const 4))))
    (loop $pixels
      (local.set $at (i32.add (local.get $row) (i32.load (local.get $spans))))
      (local.set $last (i32.add (local.get $row) (i32.load offset=4 (local.get $spans))))
      (local.set $share (f32.load offset=8 (local.get $spans)))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (loop $vectors
        (local.set $sum
          (f32x4.add (local.get $sum) (f32x4.mul (f32x4.splat (local.get $share)) (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $share
          (select (f32.load offset=12 (local.get $spans)) (f32.const 1) (i32.eq (local.get $at) (local.get $last))))
        (br_if $vectors (i32.le_u (local.get $at) (local.get $last))))
      (local.set $sum
        (i32x4.trunc_sat_f32x4_u
          (f32x4.add (v128.const f32x4 0.5 0.5 0.5 0.5)
            (f32x4.mul (f32x4.splat (local.get $steps))
              (f32x4.min (v128.const f32x4 1 1 1 1)
                (f32x4.mul (f32x4.splat (local.get $scale)) (local.get $sum)))))))
      (i32.store8 (local.get $target) (i32.load8_u (i32.add (local.get $bytes) (i32x4.extract_lane 0 (local.get $sum)))))
      (i32.store8 offset=1 (local.get $target) (i32.load8_u (i32.add (local.get $bytes) (i32x4.extract_lane 1 (local.get $sum)))))
      (i32.store8 offset=2 (local.get $target) (i32.load8_u (i32.add (local.get $bytes) (i32x4.extract_lane 2 (local.get $sum)))))
      (i32.store8 offset=3 (local.get $target) (i32.const 255))
      (local.set $target (i32.add (local.get $target) (i32.const 4)))
      (local.set $spans (i32.add (local.get $spans) (i32.const 16)))
      (br_if $pixels (i32.lt_u (local.get $spans) (local.get $end))))))

;; A convolution of a square kernel, followed by max(least, x), in single precision, on planes of pixels whose channels lie side by
;; side (see planes.ts). Four pixels and four outputs at a time stay in registers over all inputs.
(module
  (import "env" "memory" (memory 1))

  ;; Addresses in bytes; `$input` is that of the first pixel under the kernel. `$side` is that of the output, `$inputSide` that of the
  ;; input, both without their border, `$taps` that of the kernel; `$inputs` and `$outputs` count channels, outputs in fours.
  ;; `$weights` are [output / 4][row][column][input][4].
  (func (export "convolve")
    (param $input i32) (param $inputSide i32) (param $inputs i32) (param $taps i32) (param $stride i32)
    (param $weights i32) (param $biases i32) (param $least f32) (param $outputs i32)
    (param $output i32) (param $side i32)
    (local $inputRow i32) (local $step i32) (local $pixel i32) (local $outputRow i32) (local $line i32)
    (local $x i32) (local $y i32) (local $group i32) (local $row i32) (local $last i32)
    (local $weight i32) (local $end i32) (local $from i32)
    (local $p0 i32) (local $p1 i32) (local $p2 i32) (local $p3 i32)
    (local $x1 i32) (local $x2 i32) (local $x3 i32)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128) (local $w v128)

    ;; Bytes of one row of the input, from one output's corner to the next, of one output pixel, of one row of the output, and of
    ;; the pixels under a row of the kernel.
    (local.set $inputRow (i32.mul (i32.add (local.get $inputSide) (i32.const 2)) (i32.shl (local.get $inputs) (i32.const 2))))
    (local.set $step (i32.mul (local.get $stride) (i32.shl (local.get $inputs) (i32.const 2))))
    (local.set $pixel (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $outputRow (i32.mul (i32.add (local.get $side) (i32.const 2)) (local.get $pixel)))
    (local.set $line (i32.mul (local.get $taps) (i32.shl (local.get $inputs) (i32.const 2))))
    (local.set $last (i32.sub (local.get $side) (i32.const 1)))
    ;; The first pixel inside the border.
    (local.set $output (i32.add (local.get $output) (i32.add (local.get $outputRow) (local.get $pixel))))

    (local.set $y (i32.const 0))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $columns
        ;; Near the right edge the last pixel is worked out more than once.
        (local.set $x1 (call $smaller (i32.add (local.get $x) (i32.const 1)) (local.get $last)))
        (local.set $x2 (call $smaller (i32.add (local.get $x) (i32.const 2)) (local.get $last)))
        (local.set $x3 (call $smaller (i32.add (local.get $x) (i32.const 3)) (local.get $last)))
        (local.set $weight (local.get $weights))
        (local.set $group (i32.const 0))
        (loop $groups
          (local.set $a0 (v128.load (i32.add (local.get $biases) (i32.shl (local.get $group) (i32.const 2)))))
          (local.set $a1 (local.get $a0))
          (local.set $a2 (local.get $a0))
          (local.set $a3 (local.get $a0))
          (local.set $from
            (i32.add (local.get $input)
              (i32.mul (i32.mul (local.get $y) (local.get $stride)) (local.get $inputRow))))
          (local.set $row (i32.const 0))
          (loop $kernelRows
            (local.set $p0 (i32.add (local.get $from) (i32.mul (local.get $x) (local.get $step))))
            (local.set $p1 (i32.add (local.get $from) (i32.mul (local.get $x1) (local.get $step))))
            (local.set $p2 (i32.add (local.get $from) (i32.mul (local.get $x2) (local.get $step))))
            (local.set $p3 (i32.add (local.get $from) (i32.mul (local.get $x3) (local.get $step))))
            (local.set $end (i32.add (local.get $p0) (local.get $line)))
            (loop $products
              (local.set $w (v128.load (local.get $weight)))
              (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $w) (v128.load32_splat (local.get $p0)))))
              (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $w) (v128.load32_splat (local.get $p1)))))
              (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $w) (v128.load32_splat (local.get $p2)))))
              (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $w) (v128.load32_splat (local.get $p3)))))
              (local.set $weight (i32.add (local.get $weight) (i32.const 16)))
              (local.set $p0 (i32.add (local.get $p0) (i32.const 4)))
              (local.set $p1 (i32.add (local.get $p1) (i32.const 4)))
              (local.set $p2 (i32.add (local.get $p2) (i32.const 4)))
              (local.set $p3 (i32.add (local.get $p3) (i32.const 4)))
              (br_if $products (i32.lt_u (local.get $p0) (local.get $end))))
            (local.set $from (i32.add (local.get $from) (local.get $inputRow)))
            (local.set $row (i32.add (local.get $row) (i32.const 1)))
            (br_if $kernelRows (i32.lt_u (local.get $row) (local.get $taps))))
          (local.set $from
            (i32.add (local.get $output)
              (i32.add
                (i32.mul (local.get $y) (local.get $outputRow))
                (i32.shl (local.get $group) (i32.const 2)))))
          (call $keep (i32.add (local.get $from) (i32.mul (local.get $x) (local.get $pixel))) (local.get $a0) (local.get $least))
          (call $keep (i32.add (local.get $from) (i32.mul (local.get $x1) (local.get $pixel))) (local.get $a1) (local.get $least))
          (call $keep (i32.add (local.get $from) (i32.mul (local.get $x2) (local.get $pixel))) (local.get $a2) (local.get $least))
          (call $keep (i32.add (local.get $from) (i32.mul (local.get $x3) (local.get $pixel))) (local.get $a3) (local.get $least))
          (local.set $group (i32.add (local.get $group) (i32.const 4)))
          (br_if $groups (i32.lt_u (local.get $group) (local.get $outputs))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (br_if $columns (i32.lt_u (local.get $x) (local.get $side))))
      (local.set $y (i32.add (local.get $y) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $y) (local.get $side)))))

  ;; The same of each channel for itself, four channels at a time; nothing is read outside the input.
  ;; Addresses in bytes. `$inputSide` and `$side` are those of input and output without their border, `$taps` that of the kernel, of which
  ;; `$before` rows and columns lie before the pixel at the output's place; `$channels` counts in fours. `$weights` are [row][column][channel].
  (func (export "depthwise")
    (param $input i32) (param $inputSide i32) (param $channels i32) (param $taps i32) (param $before i32) (param $stride i32)
    (param $weights i32) (param $biases i32) (param $least f32) (param $output i32) (param $side i32)
    (local $pixel i32) (local $inputRow i32) (local $x i32) (local $y i32) (local $top i32) (local $left i32)
    (local $firstRow i32) (local $endRow i32) (local $firstColumn i32) (local $endColumn i32)
    (local $row i32) (local $column i32) (local $channel i32) (local $from i32) (local $weight i32) (local $to i32)
    (local $sum v128)

    (local.set $pixel (i32.shl (local.get $channels) (i32.const 2)))
    (local.set $inputRow (i32.mul (i32.add (local.get $inputSide) (i32.const 2)) (local.get $pixel)))
    ;; The first pixel inside the input's border.
    (local.set $input (i32.add (local.get $input) (i32.add (local.get $inputRow) (local.get $pixel))))
    (local.set $y (i32.const 0))
    (loop $rows
      (local.set $top (i32.sub (i32.mul (local.get $y) (local.get $stride)) (local.get $before)))
      (local.set $firstRow (call $greater (i32.const 0) (i32.sub (i32.const 0) (local.get $top))))
      (local.set $endRow (call $smaller (local.get $taps) (i32.sub (local.get $inputSide) (local.get $top))))
      (local.set $to
        (i32.add (local.get $output)
          (i32.mul
            (i32.add (i32.mul (i32.add (local.get $y) (i32.const 1)) (i32.add (local.get $side) (i32.const 2))) (i32.const 1))
            (local.get $pixel))))
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $left (i32.sub (i32.mul (local.get $x) (local.get $stride)) (local.get $before)))
        (local.set $firstColumn (call $greater (i32.const 0) (i32.sub (i32.const 0) (local.get $left))))
        (local.set $endColumn (call $smaller (local.get $taps) (i32.sub (local.get $inputSide) (local.get $left))))
        (local.set $channel (i32.const 0))
        (loop $groups
          (local.set $sum (v128.load (i32.add (local.get $biases) (local.get $channel))))
          (local.set $row (local.get $firstRow))
          (loop $kernelRows
            (local.set $column (local.get $firstColumn))
            (local.set $from
              (i32.add
                (i32.add (local.get $input) (local.get $channel))
                (i32.add
                  (i32.mul (i32.add (local.get $top) (local.get $row)) (local.get $inputRow))
                  (i32.mul (i32.add (local.get $left) (local.get $column)) (local.get $pixel)))))
            (local.set $weight
              (i32.add
                (i32.add (local.get $weights) (local.get $channel))
                (i32.mul
                  (i32.add (i32.mul (local.get $row) (local.get $taps)) (local.get $column))
                  (local.get $pixel))))
            (loop $products
              (local.set $sum
                (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $weight)) (v128.load (local.get $from)))))
              (local.set $from (i32.add (local.get $from) (local.get $pixel)))
              (local.set $weight (i32.add (local.get $weight) (local.get $pixel)))
              (local.set $column (i32.add (local.get $column) (i32.const 1)))
              (br_if $products (i32.lt_s (local.get $column) (local.get $endColumn))))
            (local.set $row (i32.add (local.get $row) (i32.const 1)))
            (br_if $kernelRows (i32.lt_s (local.get $row) (local.get $endRow))))
          (call $keep (i32.add (local.get $to) (local.get $channel)) (local.get $sum) (local.get $least))
          (local.set $channel (i32.add (local.get $channel) (i32.const 16)))
          (br_if $groups (i32.lt_u (local.get $channel) (local.get $pixel))))
        (local.set $to (i32.add (local.get $to) (local.get $pixel)))
        (local.set $x (i32.add (local.get $x) (i32.const 1)))
        (br_if $columns (i32.lt_u (local.get $x) (local.get $side))))
      (local.set $y (i32.add (local.get $y) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $y) (local.get $side)))))

  (func $smaller (param $one i32) (param $other i32) (result i32)
    (select (local.get $one) (local.get $other) (i32.lt_s (local.get $one) (local.get $other))))

  (func $greater (param $one i32) (param $other i32) (result i32)
    (select (local.get $one) (local.get $other) (i32.gt_s (local.get $one) (local.get $other))))

  (func $keep (param $to i32) (param $sum v128) (param $least f32)
    (v128.store (local.get $to) (f32x4.pmax (f32x4.splat (local.get $least)) (local.get $sum)))))

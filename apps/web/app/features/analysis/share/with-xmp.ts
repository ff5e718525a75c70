const NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
/** Bytes of a JPEG's SOI marker; of a segment marker; of its length field, which includes itself. */
const START = 2
const MARK = 2
const LENGTH = 2

/** A JPEG with an XMP packet in an APP1 segment after its first one (Adobe, XMP specification, part 3, section 1.1.3). */
export async function withXmp(jpeg: Blob, xmp: string): Promise<Blob> {
  const content = new TextEncoder().encode(NAMESPACE + xmp)
  const segment = new Uint8Array(MARK + LENGTH + content.length)
  segment.set([0xff, 0xe1])
  new DataView(segment.buffer).setUint16(MARK, LENGTH + content.length)
  segment.set(content, MARK + LENGTH)
  const head = new DataView(await jpeg.slice(0, START + MARK + LENGTH).arrayBuffer())
  const after = START + MARK + head.getUint16(START + MARK)
  return new Blob([jpeg.slice(0, after), segment, jpeg.slice(after)], { type: jpeg.type })
}

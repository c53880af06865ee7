/** Width and height of a PNG picture; undefined where the bytes are none. */
export function pngSize(bytes: Buffer): readonly [width: number, height: number] | undefined {
  if (bytes.toString("hex", 0, 8) !== "89504e470d0a1a0a") return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Reads the numbers of a font file, big-endian, from the front to the back. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  u8(): number {
    this.#at += 1
    return this.#view.getUint8(this.#at - 1)
  }

  u16(): number {
    this.#at += 2
    return this.#view.getUint16(this.#at - 2)
  }

  i16(): number {
    this.#at += 2
    return this.#view.getInt16(this.#at - 2)
  }

  u32(): number {
    this.#at += 4
    return this.#view.getUint32(this.#at - 4)
  }

  /** A number of up to five bytes, seven bits in each. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count++) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new Error('a number of the font is too long')
  }

  /** A number of one to three bytes, most often one. */
  u255(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    if (code === 255) return this.u8() + 253
    return code
  }

  bytes(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new Error('the font ends early')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  text(length: number): string {
    return String.fromCharCode(...this.bytes(length))
  }

  skip(length: number): void {
    this.#at += length
  }
}

/** Writes the numbers of a font file, big-endian. */
export class ByteWriter {
  #buffer = new Uint8Array(65_536)
  #view = new DataView(this.#buffer.buffer)
  length = 0

  u8(value: number): this {
    this.#need(1)
    this.#buffer[this.length++] = value
    return this
  }

  u16(value: number): this {
    this.#need(2)
    this.#view.setUint16(this.length, value & 0xffff)
    this.length += 2
    return this
  }

  u32(value: number): this {
    this.#need(4)
    this.#view.setUint32(this.length, value)
    this.length += 4
    return this
  }

  bytes(bytes: Uint8Array): this {
    this.#need(bytes.length)
    this.#buffer.set(bytes, this.length)
    this.length += bytes.length
    return this
  }

  text(text: string): this {
    for (const character of text) this.u8(character.charCodeAt(0))
    return this
  }

  /** Zeros up to a multiple of four bytes. */
  align(): this {
    while (this.length % 4 !== 0) this.u8(0)
    return this
  }

  finish(): Uint8Array {
    return this.#buffer.slice(0, this.length)
  }

  #need(more: number): void {
    if (this.length + more <= this.#buffer.length) return
    const larger = new Uint8Array(Math.max(this.#buffer.length * 2, this.length + more))
    larger.set(this.#buffer)
    this.#buffer = larger
    this.#view = new DataView(larger.buffer)
  }
}

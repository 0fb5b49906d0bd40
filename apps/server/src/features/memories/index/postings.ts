/** Places (ascending, from 0) as bytes: what lies between one and the next, seven bits a byte, low ones first. */
export function encodePlaces(places: ArrayLike<number>): Uint8Array {
  let size = 0
  let last = -1
  for (let at = 0; at < places.length; at += 1) {
    size += sizeOf(places[at]! - last - 1)
    last = places[at]!
  }
  const bytes = new Uint8Array(size)
  let end = 0
  last = -1
  for (let at = 0; at < places.length; at += 1) {
    let gap = places[at]! - last - 1
    last = places[at]!
    while (gap > 0x7f) {
      bytes[end++] = (gap & 0x7f) | 0x80
      gap >>>= 7
    }
    bytes[end++] = gap
  }
  return bytes
}

const sizeOf = (gap: number) => (gap < 0x80 ? 1 : gap < 0x4000 ? 2 : gap < 0x20_0000 ? 3 : gap < 0x1000_0000 ? 4 : 5)

/** The places that `encodePlaces` made `bytes` of. */
export function decodePlaces(bytes: Uint8Array, count: number): Uint32Array {
  const places = new Uint32Array(count)
  let at = 0
  let last = -1
  for (let index = 0; index < count; index += 1) {
    let gap = 0
    let shift = 0
    let byte = bytes[at++]!
    while (byte > 0x7f) {
      gap |= (byte & 0x7f) << shift
      shift += 7
      byte = bytes[at++]!
    }
    last += (gap | (byte << shift)) + 1
    places[index] = last
  }
  return places
}

/** Where `countPlaces` counts. */
export interface Counts {
  /** One for each place. */
  hits: Uint16Array
  /** Places that were hit twice, in the order in which that happened; `twice` says how many there are. */
  places: Uint32Array
  twice: number
}

/** Adds one to the count of each place, which stand from `start` on. */
export function countPlaces(bytes: Uint8Array, counts: Counts, start: number): void {
  const { hits, places } = counts
  let { twice } = counts
  let last = start - 1
  for (let at = 0; at < bytes.length;) {
    let byte = bytes[at++]!
    if (byte <= 0x7f) {
      last += byte + 1
    } else {
      let gap = byte & 0x7f
      let shift = 7
      byte = bytes[at++]!
      while (byte > 0x7f) {
        gap |= (byte & 0x7f) << shift
        shift += 7
        byte = bytes[at++]!
      }
      last += (gap | (byte << shift)) + 1
    }
    const hit = hits[last]! + 1
    hits[last] = hit
    if (hit === 2) places[twice++] = last
  }
  counts.twice = twice
}

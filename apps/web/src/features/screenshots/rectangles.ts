/** A rectangle in pixels of its image. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** The smallest edge of a rectangle, in pixels. */
const smallest = 8

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, Math.round(value)))

/** The rectangle between two points, within the image. */
export function rectangleBetween(
  one: { x: number; y: number },
  other: { x: number; y: number },
  image: Size,
): Rectangle {
  const [least, lowest] = [Math.min(smallest, image.width), Math.min(smallest, image.height)]
  const x = between(0, Math.min(one.x, other.x), image.width - least)
  const y = between(0, Math.min(one.y, other.y), image.height - lowest)
  return {
    x,
    y,
    width: between(least, Math.max(one.x, other.x) - x, image.width - x),
    height: between(lowest, Math.max(one.y, other.y) - y, image.height - y),
  }
}

/** A rectangle at another place, as far as the image goes. */
export const moved = <Found extends Rectangle>(found: Found, by: { x: number; y: number }, image: Size): Found => ({
  ...found,
  x: between(0, found.x + by.x, image.width - found.width),
  y: between(0, found.y + by.y, image.height - found.height),
})

/** A rectangle with its lower right corner at another place. */
export const resized = <Found extends Rectangle>(found: Found, by: { x: number; y: number }, image: Size): Found => ({
  ...found,
  width: between(Math.min(smallest, image.width - found.x), found.width + by.x, image.width - found.x),
  height: between(Math.min(smallest, image.height - found.y), found.height + by.y, image.height - found.y),
})

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A rectangle after a key: arrows move it by 10 pixels, with Shift they size it; undefined for other keys. */
export function afterKey<Found extends Rectangle>(
  found: Found,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  image: Size,
): Found | undefined {
  const step = steps[key]
  if (!step) return undefined
  const by = { x: 10 * step[0], y: 10 * step[1] }
  return shiftKey ? resized(found, by, image) : moved(found, by, image)
}

/** The place of a rectangle on its image, in shares of it, for a style. */
export const placeOf = ({ x, y, width, height }: Rectangle, image: Size) => ({
  insetInlineStart: `${(100 * x) / image.width}%`,
  insetBlockStart: `${(100 * y) / image.height}%`,
  inlineSize: `${(100 * width) / image.width}%`,
  blockSize: `${(100 * height) / image.height}%`,
})

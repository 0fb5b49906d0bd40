/**
 * The calculations of a chart. The libraries that do this do much more: they were a twelfth of the home page's code.
 */

/** Round values from 0 on, about `count` steps apart, up to the first at or above `highest`. */
export function roundTicks(highest: number, count: number): number[] {
  if (highest <= 0) return [0, 1]
  let [top, step] = [highest, roundStep(highest / count)]
  while (top < highest || !isMultiple(top, step)) {
    top = Math.ceil(top / step - tolerance) * step
    step = roundStep(top / count)
  }
  const last = Math.round(top / step)
  // Below 1, dividing is more exact than multiplying.
  return Array.from({ length: last + 1 }, (_, at) => (step < 1 ? at / Math.round(1 / step) : at * step))
}

const tolerance = 1e-9

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < tolerance

/** The nearest of 1, 2 and 5 times a power of ten, by ratio. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const lead = size / power
  return power * (lead >= Math.sqrt(50) ? 10 : lead >= Math.sqrt(10) ? 5 : lead >= Math.SQRT2 ? 2 : 1)
}

/** Bands of the same width between two places, with gaps of 45 % of a step, and half as much at the ends. */
export function bandsOf(count: number, start: number, end: number) {
  const [inner, outer] = [0.45, 0.25]
  const step = (end - start) / Math.max(1, count - inner + outer * 2)
  return {
    step,
    bandwidth: step * (1 - inner),
    starts: Array.from({ length: count }, (_, at) => start + step * (outer + at)),
  }
}

/** Where the parts of stacked bars begin and end: for each series its part in each row. */
export function stackOf(series: readonly { id: string; values: readonly (number | null)[] }[], rows: number) {
  const tops = Array.from({ length: rows }, () => 0)
  return series.map(({ id, values }) => ({
    id,
    parts: tops.map((start, row) => ({ start, end: (tops[row] = start + (values[row] ?? 0)) })),
  }))
}

/** The paths that join the ends of a line's gaps. */
export function joinsOf(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let last: number | undefined
  return points
    .map((point, at) => {
      if (!point) return ''
      const before = last
      last = at
      return before === undefined || before === at - 1 ? '' : `M${points[before]!.join(',')}L${point.join(',')}`
    })
    .join('')
}

/** A scale of its own for some values: from the lowest, or 0, at `bottom` to the highest at `top`. */
export function ownScale(values: readonly (number | null)[], { top, bottom }: { top: number; bottom: number }) {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  return (value: number) => (most === least ? top : bottom - ((value - least) / (most - least)) * (bottom - top))
}

/** The path of a line through some points, with a gap where there is none. */
export const lineThrough = (points: readonly (readonly [x: number, y: number] | null)[]): string =>
  points.map((point, at) => point && `${points[at - 1] ? 'L' : 'M'}${point[0]},${point[1]}`).join('')

/** The bit of `SegmentIndex.issues` for each kind of issue. */
const bits: Readonly<Record<string, number>> = {
  missing: 1,
  extra: 2,
  order: 4,
  unpaired: 8,
  empty: 16,
  length: 32,
  finding: 128,
  lineBreak: 256,
}

/** The bit that is set where an issue prevents delivery. */
export const blockingBit = 64

/** The issues of a translation as one number, as in `SegmentIndex.issues`; 0 for none. Unknown kinds have no bit. */
export function issueBits(issues: readonly { kind: string; blocking: boolean }[]): number {
  let sum = 0
  for (const { kind, blocking } of issues) sum |= (bits[kind] ?? 0) | (blocking ? blockingBit : 0)
  return sum
}

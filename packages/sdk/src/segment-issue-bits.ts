import type { CheckLevels } from './generated/checkProfiles.ts'

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
  number: 512,
  alphanumeric: 1024,
  term: 2048,
  placeholder: 4096,
  punctuation: 8192,
  space: 16_384,
  repeated: 32_768,
  bracket: 65_536,
  address: 131_072,
  same: 262_144,
  script: 524_288,
  control: 1_048_576,
}

/** The bit that is set where an issue prevents delivery. */
export const blockingBit = 64

/** The issues of a translation as one number, as in `SegmentIndex.issues`; 0 for none. Unknown kinds have no bit. */
export function issueBits(issues: readonly { kind: string; blocking: boolean }[]): number {
  let sum = 0
  for (const { kind, blocking } of issues) sum |= (bits[kind] ?? 0) | (blocking ? blockingBit : 0)
  return sum
}

/** The kinds of issues in a number, in the order of their bits. */
export const issueKinds = (sum: number): string[] =>
  Object.entries(bits).flatMap(([kind, bit]) => ((sum & bit) === 0 ? [] : [kind]))

/**
 * Whether an issue is said once more before its translation is confirmed: a number or a code that differs. Few texts are
 * meant so, and readers pass over it.
 */
export const isStrongIssue = ({ kind, rule }: { kind: string; rule?: string | undefined }): boolean =>
  (kind === 'number' && rule !== 'decimalMark') || kind === 'alphanumeric'

/**
 * Issues as the levels of their kinds have them: those that are off are gone. Kinds without a level stay what they are, and
 * so do inline tags and empty translations, about which nothing decides.
 */
export function withLevels<Issue extends { kind: string; blocking: boolean }>(
  issues: readonly Issue[],
  levels: CheckLevels,
): Issue[] {
  return issues.flatMap((issue) => {
    const level = Object.hasOwn(levels, issue.kind) ? levels[issue.kind as keyof CheckLevels] : undefined
    if (level === undefined) return [issue]
    return level === 'OFF' ? [] : [{ ...issue, blocking: level === 'BLOCK' }]
  })
}

import { issueAt, type CheckIssue, type Texts } from './issue.ts'

const pairs: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '］': '［',
  '】': '【',
  '」': '「',
  '』': '『',
  '》': '《',
}

const openers = new Set(Object.values(pairs))

const halfWidth: Readonly<Record<string, string>> = { '（': '(', '［': '[', '）': ')', '］': ']' }
const plain = (mark: string) => halfWidth[mark] ?? mark

const brackets = /[()[\]{}（）［］【】「」『』《》]/g
const hasBrackets = new RegExp(brackets.source)

/** The brackets without a partner. Full width ones pair with half-width ones. */
function alone(text: string): number[] {
  const open: { mark: string; at: number }[] = []
  const lost: number[] = []
  for (const { 0: mark, index: at } of text.matchAll(brackets)) {
    // A face.
    if (/[:;]-?$/.test(text.slice(Math.max(0, at - 2), at)) && /[()[\]]/.test(mark)) continue
    if (openers.has(mark)) open.push({ mark, at })
    else {
      if (open.length > 0 && plain(open.at(-1)!.mark) === plain(pairs[mark]!)) open.pop()
      else lost.push(at)
    }
  }
  return [...lost, ...open.map(({ at }) => at)].sort((a, b) => a - b)
}

/** Brackets that are opened and not closed, or the other way round; quotes of another language. */
export function checkBrackets({ source, target, to }: Texts): CheckIssue[] {
  const issues: CheckIssue[] = []
  if (hasBrackets.test(target) && alone(source).length === 0)
    for (const at of alone(target)) issues.push(issueAt('bracket', 'bracket', target, [at, at + 1]))
  const straight = (text: string) => text.match(/"/g)?.length ?? 0
  if (
    straight(target) % 2 === 1 &&
    straight(source) % 2 === 0 &&
    !/["”]\s*$/.test(source.replace(/"[^"]*"/g, '')) &&
    !/\d"/.test(target)
  ) {
    const at = target.lastIndexOf('"')
    issues.push(issueAt('bracket', 'bracket', target, [at, at + 1]))
  }
  if (to === 'de')
    for (const { 0: found, index } of target.matchAll(/“([^“”„]+)”/g)) {
      const fix = `„${found.slice(1, -1)}“`
      issues.push(issueAt('bracket', 'quotes', target, [index, index + found.length], { expected: fix, fix }))
    }
  return issues
}

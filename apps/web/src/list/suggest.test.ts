import { projectFields } from '@dragoman/sdk/list-fields'
import { expect, it } from 'vitest'
import { completed, typingAt } from './suggest.ts'

/** The caret is where the bar stands. */
const at = (line: string) => ({ text: line.replace('|', ''), caret: line.indexOf('|') })

const shown = (line: string) => {
  const { text, caret } = at(line)
  const typing = typingAt(text, caret, projectFields)
  if (!typing) return 'nothing'
  return typing.kind === 'field'
    ? `field ${typing.prefix}@${typing.from}`
    : `${typing.field}:${typing.sign}${typing.prefix}@${typing.from}`
}

it.each([
  ['|', 'field @0'],
  ['ta|', 'field ta@0'],
  ['app ta|', 'field ta@4'],
  ['-ta|', 'field ta@1'],
  ['cf.co|', 'field cf.co@0'],
  ['(ta|', 'field ta@1'],
  ['status:|', 'status:@7'],
  ['status:dr|', 'status:dr@7'],
  ['-tag:le|', 'tag:le@5'],
  ['status:draft,pe|', 'status:pe@13'],
  ['due:<2026|', 'due:<2026@5'],
  ['manager:"Ana S|', 'manager:Ana S@8'],
  ['manager:Ana S|', 'field S@12'],
  ['manager:"Ana Silva" st|', 'field st@20'],
  ['tag:a (status:d|', 'status:d@14'],
  ['unknown:x|', 'nothing'],
])('in %s one types %s', (line, expected) => {
  expect(shown(line)).toBe(expected)
})

it.each([
  ['ta|', 'tag', 'tag:|'],
  ['app ta| more', 'tag', 'app tag:| more'],
  ['status:dr|', 'draft', 'status:draft|'],
  ['status:draft,pe|', 'pending', 'status:draft,pending|'],
  ['manager:"Ana S|', 'Ana Silva', 'manager:"Ana Silva"|'],
  ['manager:An|', 'Ana Silva', 'manager:"Ana Silva"|'],
  ['due:<t|', 'today', 'due:<today|'],
  ['due:|', '<today', 'due:<today|'],
  ['due:|', '"2 weeks ago"', 'due:"2 weeks ago"|'],
])('%s completed with %s is %s', (line, chosen, expected) => {
  const { text, caret } = at(line)
  const next = completed(text, caret, typingAt(text, caret, projectFields)!, chosen)
  expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(expected)
})

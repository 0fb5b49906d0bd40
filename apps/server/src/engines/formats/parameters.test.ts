import { expect, test } from 'vitest'
import { formats } from './formats.ts'
import { readParameters, withinDeadline } from './parameters.ts'

test('an expression that never ends is stopped', () => {
  const slow = /^(a+)+$/gu
  expect(() => withinDeadline([slow], 'a.json', () => slow.test(`${'a'.repeat(40)}!`), 200)).toThrow('takes too long')
})

test('results and errors come through', () => {
  expect(withinDeadline([/a/], 'a', () => 7)).toBe(7)
  expect(withinDeadline([undefined], 'a', () => 7)).toBe(7)
  expect(() =>
    withinDeadline([/a/], 'a', () => {
      throw new TypeError('mine')
    }),
  ).toThrow(TypeError)
})

const closed = formats.flatMap((format) =>
  format.parameters.flatMap(({ key, choices }) => (choices ? [{ format, key, choices }] : [])),
)

test.each(closed.map(({ format, ...rest }) => ({ name: format.name, format, ...rest })))(
  '$name: $key is one of its choices, the usual one among them',
  ({ format, key, choices }) => {
    for (const choice of choices)
      expect(readParameters(format.parameters, { [key]: choice }, 'a').get(key)).toBe(choice)
    expect(choices).toContain(readParameters(format.parameters, {}, 'a').get(key))
    expect(() => readParameters(format.parameters, { [key]: 'sideways' }, 'a')).toThrow(
      `"${key}" must be one of "${choices[0]}"`,
    )
  },
)

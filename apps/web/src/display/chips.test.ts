import { i18n } from '@lingui/core'
import { shell } from 'virtual:words/en'
import { beforeAll, expect, test } from 'vitest'
import { chipOf, notationOf } from './chips.ts'

beforeAll(() => {
  i18n.load('en', shell)
  i18n.activate('en')
})

const codes = [
  { id: 1, kind: 'paired', open: '<b class="x">', close: '</b>' },
  { id: 2, kind: 'standalone', open: '{count}' },
  { id: 3, kind: 'standalone', open: '<br/>', display: '↵' },
  { id: 4, kind: 'standalone', open: '{{ a.rather.long.name.of.a.value }}' },
  { id: 5, kind: 'paired', open: '', close: '' },
] as const

test.each([
  [{ kind: 'open', id: 1 }, 'b', '<b class="x">'],
  [{ kind: 'close', id: 1 }, '/b', '</b>'],
  [{ kind: 'standalone', id: 2 }, '{count}', '{count}'],
  [{ kind: 'standalone', id: 3 }, '↵', '<br/>'],
  [{ kind: 'standalone', id: 4 }, '{{ a.rather.long.name.o…', '{{ a.rather.long.name.of.a.value }}'],
  [{ kind: 'close', id: 5 }, '/5', '/5'],
  [{ kind: 'open', id: 9 }, '9', '9'],
] as const)('the placeholder %o reads %s and stands for %s', (part, text, native) => {
  expect(chipOf(part, [...codes])).toMatchObject({ text, native })
})

test.each([
  [{ kind: 'open', id: 1 }, '⟦1⟧'],
  [{ kind: 'close', id: 1 }, '⟦/1⟧'],
  [{ kind: 'standalone', id: 2 }, '⟦2/⟧'],
] as const)('the placeholder %o is written %s', (part, written) => {
  expect(notationOf(part)).toBe(written)
})

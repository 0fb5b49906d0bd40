import { expect, test } from 'vitest'
import { arrived, typingOf, written } from './use-typed.ts'

const type = (typing: ReturnType<typeof typingOf>, text: string) => ({ ...typing, text })

test('text typed while the address is being updated is kept', () => {
  const more = type(written(type(typingOf(''), 'Lu')), 'Lucía')
  expect(arrived(more, 'Lu')).toEqual({ text: 'Lucía', address: 'Lu', onItsWay: [] })
})

test('of several updates in a row, each may arrive, or only the last', () => {
  const twice = written(type(written(type(typingOf(''), 'Lu')), 'Luc'))
  expect(arrived(twice, 'Lu')).toEqual({ text: 'Luc', address: 'Lu', onItsWay: ['Luc'] })
  expect(arrived(arrived(twice, 'Lu'), 'Luc')).toEqual(typingOf('Luc'))
  expect(arrived(twice, 'Luc')).toEqual(typingOf('Luc'))
})

test('the field follows another address, and back to an earlier text', () => {
  const found = arrived(written(type(typingOf(''), 'Lu')), 'Lu')
  const back = arrived(found, '')
  expect(back).toEqual(typingOf(''))
  expect(arrived(back, 'Lu')).toEqual(typingOf('Lu'))
})

test('a field cleared from outside stays empty', () => {
  expect(arrived(type(arrived(written(type(typingOf(''), 'Lu')), 'Lu'), 'Luc'), '')).toEqual(typingOf(''))
})

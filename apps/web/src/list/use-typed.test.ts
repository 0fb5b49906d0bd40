import { expect, test } from 'vitest'
import { arrived, typingOf, written } from './use-typed.ts'

const type = (typing: ReturnType<typeof typingOf>, text: string) => ({ ...typing, text })

test('what is typed while the address is still taking the beginning of it stays', () => {
  const more = type(written(type(typingOf(''), 'Lu')), 'Lucía')
  expect(arrived(more, 'Lu')).toEqual({ text: 'Lucía', address: 'Lu', onItsWay: [] })
})

test('of several that are written one after the other, an earlier one may arrive, or only the last', () => {
  const twice = written(type(written(type(typingOf(''), 'Lu')), 'Luc'))
  expect(arrived(twice, 'Lu')).toEqual({ text: 'Luc', address: 'Lu', onItsWay: ['Luc'] })
  expect(arrived(arrived(twice, 'Lu'), 'Luc')).toEqual(typingOf('Luc'))
  expect(arrived(twice, 'Luc')).toEqual(typingOf('Luc'))
})

test('an address that leads elsewhere is followed, and back again to what was written once', () => {
  const found = arrived(written(type(typingOf(''), 'Lu')), 'Lu')
  const back = arrived(found, '')
  expect(back).toEqual(typingOf(''))
  expect(arrived(back, 'Lu')).toEqual(typingOf('Lu'))
})

test('cleared from outside, such as by a button, nothing of what was typed comes back', () => {
  expect(arrived(type(arrived(written(type(typingOf(''), 'Lu')), 'Lu'), 'Luc'), '')).toEqual(typingOf(''))
})

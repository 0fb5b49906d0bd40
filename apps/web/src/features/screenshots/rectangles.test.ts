import { expect, test } from 'vitest'
import { afterKey, placeOf, rectangleBetween } from './rectangles.ts'

const image = { width: 400, height: 200 }
const found = { x: 10, y: 20, width: 100, height: 40 }

test.each([
  ['down to the right', { x: 10, y: 20 }, { x: 110, y: 60 }, found],
  ['up to the left', { x: 110, y: 60 }, { x: 10, y: 20 }, found],
  ['out of the image', { x: 350, y: 150 }, { x: 900, y: -5 }, { x: 350, y: 0, width: 50, height: 150 }],
  ['nowhere', { x: 400, y: 200 }, { x: 400, y: 200 }, { x: 392, y: 192, width: 8, height: 8 }],
])('a rectangle that is drawn %s lies in the image', (_, one, other, expected) => {
  expect(rectangleBetween(one, other, image)).toEqual(expected)
})

test.each([
  ['ArrowRight', false, { ...found, x: 20 }],
  ['ArrowUp', false, { ...found, y: 10 }],
  ['ArrowRight', true, { ...found, width: 110 }],
  ['ArrowUp', true, { ...found, height: 30 }],
  ['Enter', false, undefined],
])('the key %s (with Shift: %s) moves or sizes a rectangle', (key, shiftKey, expected) => {
  expect(afterKey(found, { key, shiftKey }, image)).toEqual(expected)
})

test('a rectangle is moved to the edge and no further, and never gets too small', () => {
  const atEdge = { ...found, x: 300, width: 100 }
  expect(afterKey(atEdge, { key: 'ArrowRight', shiftKey: false }, image)).toEqual(atEdge)
  expect(afterKey(atEdge, { key: 'ArrowRight', shiftKey: true }, image)).toEqual(atEdge)
  expect(afterKey({ ...found, width: 9 }, { key: 'ArrowLeft', shiftKey: true }, image)).toMatchObject({ width: 8 })
})

test('a rectangle is placed in shares of its image', () => {
  expect(placeOf({ x: 100, y: 50, width: 200, height: 20 }, image)).toEqual({
    insetInlineStart: '25%',
    insetBlockStart: '25%',
    inlineSize: '50%',
    blockSize: '10%',
  })
})

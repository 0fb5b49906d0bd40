import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

const match = { text: 'Abre', origin: 'TM_FUZZY', score: 81 } as const

test.each([
  [{ target: '' }, undefined, undefined],
  [{ target: 'Abre', origin: 'TM_CONTEXT', matchScore: 101 }, undefined, { kind: 'context', score: 101 }],
  [{ target: 'Abre', origin: 'TM_FUZZY', matchScore: 81 }, undefined, { kind: 'memory', score: 81 }],
  [{ target: 'Abre', origin: 'HUMAN' }, undefined, { kind: 'typed', score: undefined }],
  [{ target: 'Abre', origin: 'REPETITION', matchScore: 100 }, undefined, { kind: 'repetition', score: 100 }],
  [{ target: 'Abre', origin: 'a later one' }, undefined, undefined],
  [{ target: '' }, { text: 'Abre', match }, { kind: 'memory', score: 81 }],
  [{ target: '' }, { text: 'Abrir', match }, { kind: 'typed', score: undefined }],
  [{ target: 'Abre', origin: 'TM_EXACT', matchScore: 100 }, { text: '' }, undefined],
  [{ target: 'Abre', origin: 'TM_EXACT', matchScore: 100 }, { text: 'Abre' }, { kind: 'memory', score: 100 }],
] as const)('the segment %o with the draft %o comes from %o', (segment, draft, expected) => {
  expect(originOf(segment, draft)).toEqual(expected)
})

import { describe, expect, it } from 'vitest'
import { readFindings, reviewPrompt } from './model-answer.ts'

const texts = [
  { id: '1', source: 'Open the ⟦1/⟧ valve', target: 'Abra la ⟦1/⟧ vávula' },
  { id: '2', source: 'Stop', target: 'Para' },
]
const finding = { id: '1', category: 'SPELLING', severity: 'MAJOR', reason: ' “vávula” is misspelled. ' }
const read = (answer: unknown, checks: ('REVIEW' | 'SPELLING')[] = ['REVIEW', 'SPELLING']) =>
  readFindings(typeof answer === 'string' ? answer : JSON.stringify(answer), checks, texts)
const plain = { ...finding, reason: '“vávula” is misspelled.', excerpt: null, suggestion: null }

describe('the answer of a language model', () => {
  it.each([
    ['an object', { findings: [finding] }, [plain]],
    ['a bare array', [finding], [plain]],
    ['a block of code', `\`\`\`json\n${JSON.stringify({ findings: [finding] })}\n\`\`\``, [plain]],
    ['nothing found', { findings: [] }, []],
    ['an id as a number', [{ ...finding, id: 1 }], [plain]],
    ['a text that was not sent', [{ ...finding, id: '3' }], []],
    ['a category that no one knows', [{ ...finding, category: 'TASTE' }], []],
    ['no reason', [{ ...finding, reason: ' ' }], []],
    ['something else than entries', ['1', null, 7], []],
    ['a severity that no one knows', [{ ...finding, severity: 'HUGE' }], [{ ...plain, severity: 'MINOR' }]],
    ['an excerpt of the text', [{ ...finding, excerpt: 'vávula' }], [{ ...plain, excerpt: 'vávula' }]],
    ['an excerpt from elsewhere', [{ ...finding, excerpt: 'válvula' }], [plain]],
    [
      'a suggestion',
      [{ ...finding, suggestion: 'Abra la ⟦1/⟧ válvula' }],
      [{ ...plain, suggestion: 'Abra la ⟦1/⟧ válvula' }],
    ],
    ['a suggestion that loses a tag', [{ ...finding, suggestion: 'Abra la válvula' }], [plain]],
    ['a suggestion that changes nothing', [{ ...finding, suggestion: texts[0]!.target }], [plain]],
  ])('is read: %s', (_, answer, found) => {
    expect(read(answer)).toEqual(found)
  })

  it.each(['', 'No errors.', '{"findings": {}}', '{"error": "no"}', '[1', 'null'])('is none: %s', (answer) => {
    expect(read(answer)).toBeUndefined()
  })

  it('has only categories that were asked for, and at most ten findings of a segment', () => {
    expect(read([finding], ['REVIEW'])).toEqual([])
    expect(read([{ ...finding, category: 'GRAMMAR' }], ['SPELLING'])).toEqual([])
    expect(read(Array.from({ length: 12 }, () => finding))).toHaveLength(10)
    expect(read([{ ...finding, reason: 'x'.repeat(900) }])?.[0]?.reason).toHaveLength(500)
  })

  it('is asked for with the languages and the categories', () => {
    const prompt = reviewPrompt(['SPELLING'], 'en', 'pt_br')
    expect(prompt).toContain('from English to Brazilian Portuguese')
    expect(prompt).toContain('- SPELLING: ')
    expect(prompt).not.toContain('- GRAMMAR')
    expect(reviewPrompt(['REVIEW'], 'en', 'es')).not.toContain('- SPELLING')
  })
})

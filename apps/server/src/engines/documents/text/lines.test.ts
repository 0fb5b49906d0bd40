import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, mirrored, runsOf, withMirroredBrackets } from './lines.ts'
import { isolated, plainLine, plainText } from './plain-text.ts'

const shown = (text: string, direction: 'ltr' | 'rtl') =>
  runsOf(text, direction).map((run) => (run.isRightToLeft ? `<${run.text}>` : run.text))

/** Ten points for a character. */
const measure = (text: string) => Array.from(text).length * 10

describe('the runs of a line', () => {
  it('are one where all of it reads from left to right', () => {
    expect(shown('Invoice INV-1', 'ltr')).toEqual(['Invoice INV-1'])
    expect(shown('', 'ltr')).toEqual([])
  })

  it('keep numbers and Latin names in their order within Arabic', () => {
    expect(shown('فاتورة INV-42 بمبلغ 1,234.50', 'rtl')).toEqual(['1,234.50', '< بمبلغ >', 'INV-42', '<فاتورة >'])
  })

  it('keep an amount with its currency, and drop the marks that say so', () => {
    expect(shown('\u200F5,369.05 US$\u200E', 'rtl')).toEqual(['US$', '< >', '5,369.05'])
  })

  it('keep what is isolated apart from what stands around it', () => {
    expect(shown(`${isolated('פתק 1')} x`, 'ltr').join('|')).toBe('1|<פתק >| x')
    expect(shown('פתק 1 x', 'ltr').join('|')).toBe('1|<פתק >| x')
    expect(shown(`a ${isolated('abc)')}, ب`, 'rtl')).toContain('abc)')
  })

  it('have their brackets mirrored where they run from right to left', () => {
    expect(mirrored('(1) ')).toBe(' (1)')
    expect(withMirroredBrackets('(نسخة)')).toBe(')نسخة(')
  })
})

describe('line breaks', () => {
  const lines = (text: string, width: number, language = 'en') => breakLines(text, width, measure, language)

  it('come between words, after hyphens, and where the text has them', () => {
    expect(lines('one two three', 80)).toEqual(['one two', 'three'])
    expect(lines('one two-three', 80)).toEqual(['one two-', 'three'])
    expect(lines('one\ntwo', 80)).toEqual(['one', 'two'])
  })

  it('do not come at spaces that keep words together', () => {
    expect(lines('a 1\u00A0145,89\u00A0€', 100)).toEqual(['a', '1\u00A0145,89\u00A0€'])
  })

  it('come between ideographs, but not before what closes nor after what opens', () => {
    expect(lines('翻訳一式、「試験」', 50, 'ja').every((line) => !/^[、」]|「$/.test(line))).toBe(true)
    expect(lines('翻訳一式、「試験」', 50, 'ja').join('')).toBe('翻訳一式、「試験」')
  })

  it('break a word that is longer than a line, whole characters only', () => {
    expect(lines('x'.repeat(25), 100)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
    expect(lines('👩‍👩‍👧‍👦'.repeat(3), 100).join('')).toBe('👩‍👩‍👧‍👦'.repeat(3))
  })

  it('lose nothing but white space, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 40, max: 400 }), (text, width) => {
        const broken = lines(text, width)
        const squeeze = (one: string) => one.replace(/\s/g, '')
        expect(squeeze(broken.join(''))).toBe(squeeze(text))
        for (const line of broken)
          expect(measure(line) <= width || Array.from(new Intl.Segmenter().segment(line)).length === 1).toBe(true)
      }),
    )
  })
})

describe('text on a document', () => {
  it('hides nothing', () => {
    expect(plainText('a\u202Egnp.exe\u202C b\u0000\u200B\u2066c\uFEFF\u00AD')).toBe('agnp.exe bc')
    expect(plainText('x\ud800y')).toBe('xy')
    expect(plainText(' a\r\nb\u2028c\td ')).toBe('a\nb\nc d')
    expect(plainLine('a\n\n b')).toBe('a b')
  })

  it('keeps the joiners that Persian is spelled with', () => {
    expect(plainText('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  })

  it('ends where no page would', () => {
    expect(plainText('x'.repeat(50_000))).toHaveLength(10_000)
  })
})

import { describe, expect, it } from 'vitest'
import { crowdinRules, fileRule, patternOf, ruleOf, translationPath } from './file-rules.ts'

describe('rules of files', () => {
  it('a placeholder that means nothing stays in a path, and a missing extension is empty', () => {
    const rule = { translation: '%locale%/%constructor%/%file_name%%file_extension%', root: '', mapping: {} }
    expect(translationPath(rule, 'en/README', 'es')).toBe('es-ES/%constructor%/README')
  })

  it('the first rule that takes a file says where its translations go', () => {
    const rules = crowdinRules({
      base_path: './app',
      files: [
        { source: '/en/**/*.json', translation: '/%two_letters_code%/**/%original_file_name%', ignore: ['/en/old/*'] },
        { source: '/*.md', translation: '/%osx_locale%/%file_name%.%file_extension%' },
      ],
      languages_mapping: { two_letters_code: { 'pt-BR': 'br' } },
    })
    const placeOf = (path: string) => {
      const rule = ruleOf(rules, path)
      return rule && translationPath(rule, path, 'pt-BR')
    }
    expect(placeOf('app/en/shop/cart.json')).toBe('app/br/shop/cart.json')
    expect(placeOf('app/README.md')).toBe('app/pt_BR/README.md')
    expect(placeOf('app/en/old/cart.json')).toBeUndefined()
    expect(placeOf('en/cart.json')).toBeUndefined()
    expect(placeOf('app/en/$$/cart.json')).toBe('app/br/$$/cart.json')
    expect(fileRule({ source: 'a/b/*.po', translation: 'c/%osx_code%/*.po' }).root).toBe('a/b')
  })

  it.each([
    [[], 'it has no fields'],
    [{ files: [] }, 'it has no files'],
    [{ files: [{ source: 'a' }] }, 'files[0] needs a source and a translation'],
    [{ files: [{ source: 'a', translation: 'b' }] }, 'files[0]: the translation has no language in it'],
  ])('%j: %s', (content, problem) => {
    expect(() => crowdinRules(content)).toThrow(problem)
  })

  it('a pattern answers for a path that is made to slow it down', () => {
    const pattern = patternOf(`${'*a'.repeat(20)}b`)
    expect(pattern.test('a'.repeat(200))).toBe(false)
    expect(patternOf('**'.repeat(20_000)).test('a')).toBe(true)
  })

  it.each([
    ['src/*.json', 'src/a.json', true],
    ['src/*.json', 'src/in/a.json', false],
    ['src/**/*.json', 'src/a.json', true],
    ['src/**/*.json', 'src/in/a.json', true],
    ['**', 'src/in/a.json', true],
    ['a?.[a-c]', 'ab.c', true],
    ['a?.[!a-c]', 'ab.c', false],
    ['a[z-a](1)', 'a[z-a](1)', true],
  ])('%s on %s: %s', (pattern, path, fits) => {
    expect(patternOf(pattern).test(path)).toBe(fits)
  })
})

import { describe, expect, it } from 'vitest'
import { checkTranslation, issueKey } from './checks.ts'

type Term = { source: string; targets?: string[]; forbidden?: string[]; isKept?: boolean }

const termIssues = (to: string, target: string, { source, targets = [], forbidden = [], isKept = false }: Term) =>
  checkTranslation({
    source: `Check the ${source} here`,
    target,
    sourceLocale: 'en',
    targetLocale: to,
    terms: [{ source, targets, forbidden, isKept }],
  }).map(({ rule, found, expected }) => [rule, found, expected])

describe('a term of a glossary', () => {
  it.each([
    ['de', 'Prüfen Sie hier die Leitwarte', 'control room', 'Leitwarte'],
    ['de', 'Prüfen Sie hier alle Leitwarten', 'control room', 'Leitwarte'],
    ['es', 'Compruebe aquí los rotores', 'rotor', 'rotor'],
    ['fr', 'Vérifiez ici les freins d’orientation', 'yaw brake', 'frein d’orientation'],
    ['ru', 'Проверьте здесь тормозом рыскания', 'yaw brake', 'тормоз рыскания'],
    ['ja', 'ここでヨーブレーキを確認', 'yaw brake', 'ヨーブレーキ'],
    ['zh', '在此检查偏航制动器', 'yaw brake', '偏航制动器'],
    ['ar', 'افحص هنا مكبح الانعراج', 'yaw brake', 'مكبح الانعراج'],
    ['pl', 'Sprawdź tutaj hamulca', 'brake', 'hamulec'],
    ['fi', 'Tarkista jarrusta', 'brake', 'hidastin'],
    ['pl', 'Sprawdź psa tutaj', 'dog', 'pies'],
    ['cs', 'Zkontrolujte zde všech pět účtů', 'account', 'účet'],
    ['he', 'בדוק כאן את הקבצים', 'file', 'קובץ'],
  ])('in %s, %j has %j as %j', (to, target, source, term) => {
    expect(termIssues(to, target, { source, targets: [term] })).toEqual([])
  })

  it.each([
    ['de', 'Prüfen Sie hier den Kontrollraum', 'control room', 'Leitwarte'],
    ['es', 'Compruebe aquí la hélice', 'rotor', 'rotor'],
    ['fr', 'Vérifiez ici le verrou', 'yaw brake', 'frein d’orientation'],
    ['ru', 'Проверьте здесь замок', 'yaw brake', 'тормоз рыскания'],
    ['ja', 'ここで鍵を確認', 'yaw brake', 'ヨーブレーキ'],
    ['zh', '在此检查锁', 'yaw brake', '偏航制动器'],
    ['ar', 'افحص هنا القفل', 'yaw brake', 'مكبح الانعراج'],
  ])('in %s, %j does not have %j as %j', (to, target, source, term) => {
    expect(termIssues(to, target, { source, targets: [term] })).toEqual([['termMissing', source, term]])
  })

  it.each([
    ['Prüfen Sie hier den Kontrollraum', ['Kontrollraum'], [['termForbidden', 'Kontrollraum', 'Leitwarte']]],
    ['Prüfen Sie hier den kontrollraum', ['Kontrollraum'], [['termForbidden', 'kontrollraum', 'Leitwarte']]],
    ['Prüfen Sie hier die Leitwarte', ['Warte'], []],
    ['Prüfen Sie hier die Leitwarte', ['Kontrollraum'], []],
    ['Prüfen Sie hier die Kontrollraumtür der Leitwarte', ['Kontrollraum'], []],
  ])('%j with the forbidden %j', (target, forbidden, found) => {
    expect(termIssues('de', target, { source: 'control room', targets: ['Leitwarte'], forbidden })).toEqual(found)
  })

  it.each([
    ['pl', 'Sprawdź tutaj serwerem', 'serwer', 'serwerem'],
    ['uk', 'Перевірте тут обидва комп’ютери', "комп'ютер", 'комп’ютери'],
    ['ru', 'Проверьте здесь пять ошибок', 'ошибка', 'ошибок'],
    ['sl', 'Preverite tukaj podatkovne baze', 'podatkovna baza', 'podatkovne baze'],
    ['ko', '여기서 서버를 확인하십시오', '서버', '서버'],
    ['en', 'Check the servers here', 'server', 'servers'],
    ['de', 'Prüfen Sie hier alle Bremsen', 'Bremse', 'Bremsen'],
    ['pl', 'Sprawdź tutaj klocki hamulcowe', 'hamulec', undefined],
    ['de', 'Prüfen Sie hier die Bremsenliste', 'Bremse', undefined],
    ['ja', 'ここでITEMを確認', 'IT', undefined],
  ])('in %s, %j has the forbidden %j as %j', (to, target, word, found) => {
    const issues = termIssues(to, target, { source: 'control room', forbidden: [word] })
    expect(issues).toEqual(found === undefined ? [] : [['termForbidden', found, undefined]])
  })

  it.each([
    ['de', 'Hier ITEM prüfen', 'IT', false],
    ['de', 'Hier die IT-Abteilung prüfen', 'IT', true],
    ['pl', 'Sprawdź tutaj Windowsa', 'Windows', true],
    ['tr', 'Burada API’nin adresi', 'API', true],
    ['ja', 'ここでIT部門を確認', 'IT', true],
    ['ja', 'ここでITEMを確認', 'IT', false],
  ])('in %s, %j keeps %s: %s', (to, target, source, isKept) => {
    const kept = { source, isKept: true }
    expect(termIssues(to, target, kept)).toEqual(isKept ? [] : [['termKept', undefined, source]])
  })

  it('stays as it is where the glossary says so', () => {
    const name = { source: 'Windpark Nord', isKept: true }
    expect(termIssues('de', 'Hier Windpark Nord prüfen', name)).toEqual([])
    expect(termIssues('de', 'Hier Nordwindpark prüfen', name)).toEqual([['termKept', undefined, 'Windpark Nord']])
  })
})

describe('an issue', () => {
  const [issue] = checkTranslation({
    source: 'Filter M-82',
    target: 'Filter M-62',
    sourceLocale: 'en',
    targetLocale: 'de',
  })

  it('is known by its kind and texts', () => expect(issueKey(issue!)).toBe('alphanumeric changed M-62 M-82'))

  it('blocks only where a placeholder is broken or a character is none', () => {
    const blocking = (source: string, target: string) =>
      checkTranslation({ source, target, sourceLocale: 'en', targetLocale: 'de' }).some((each) => each.blocking)
    expect(blocking('Hi {name}', 'Hallo')).toBe(true)
    expect(blocking('Hi', 'Hallo\u0007')).toBe(true)
    expect(blocking('Filter M-82', 'Filter M-62')).toBe(false)
  })

  it('has its place in the text with its tags', () => {
    const target = '⟦1⟧Filter⟦/1⟧  neu'
    const issues = checkTranslation({ source: '⟦1⟧Filter⟦/1⟧ new', target, sourceLocale: 'en', targetLocale: 'de' })
    expect(issues.map(({ rule, begin, end }) => [rule, target.slice(begin, end)])).toEqual([['doubleSpace', '  ']])
  })

  it('is none in a language without rules, or one that is not known', () => {
    const texts = { source: 'Open the file', target: 'Zzz zzzz', sourceLocale: 'en' }
    expect(checkTranslation({ ...texts, targetLocale: 'x_unknown' })).toEqual([])
  })
})

import type { GlossaryTerm, TermMatch } from '@dragoman/sdk/operations/glossaryTerms'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { wordsVersion } from '../../../engines/terminology/text-words.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { renewWords } from '../../terminology/renew-words.ts'
import { glossaryTerms } from '../../terminology/tables.ts'

const test = await openTestApp()
const { manager } = test.people
const base = '/api/v3/glossary'

async function termOf(language: string, text: string) {
  const glossary = await test.call(manager, 'POST', base, { name: text, languages: [language, 'de'] })
  const { uuid } = bodyOf<{ uuid: string }>(glossary)
  const source = { glossaryUuid: uuid, language, text, status: 'Approved' }
  const { uuid: term, conceptUuid } = bodyOf<GlossaryTerm>(await test.call(manager, 'POST', `${base}/term`, source))
  const target = { conceptUuid, language: 'de', text: 'Wort', status: 'Approved' }
  bodyOf(await test.call(manager, 'POST', `${base}/term`, target))
  const found = async (segment: string) => {
    const query = new URLSearchParams({ segment, sourceLanguage: language, targetLanguage: 'de', glossaryIds: uuid })
    const answer = await test.call(manager, 'GET', `${base}/term/search/segment?${query}`)
    return bodyOf<TermMatch[]>(answer).map(({ sourceTerm }) => sourceTerm.text)
  }
  return { term, found }
}

it.each([
  ['fr', 'utilisateur', 'Le nom de l’utilisateur'],
  ['fr', 'utilisateur', "Les noms d'utilisateurs"],
  ['it', 'utente', 'Il nome dell’utente'],
  ['en', 'user', 'The user’s name'],
  ['en', 'user', "The user's name"],
  ['ko', 'API', 'API를 사용합니다'],
])('in a text of %s, %s is found in “%s”', async (language, text, segment) => {
  expect(await (await termOf(language, text)).found(segment)).toEqual([text])
})

it('terms of an earlier version are found by the present rules once their words are computed again', async () => {
  const { term, found } = await termOf('fr', 'l’interface')
  const before = { stems: ['l’interface'], head: 'l’interface', wordsVersion: 0 }
  await test.db.update(glossaryTerms).set(before).where(eq(glossaryTerms.id, term))
  expect(await found("Dans l'interface")).toEqual([])
  await renewWords(test.db)
  expect(await found("Dans l'interface")).toEqual(['l’interface'])
  const [row] = await test.db.select().from(glossaryTerms).where(eq(glossaryTerms.id, term))
  expect(row).toMatchObject({ stems: ['l', 'interfac'], head: 'interfac', wordsVersion })
})

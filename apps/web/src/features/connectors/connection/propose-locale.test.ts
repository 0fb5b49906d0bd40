import { expect, test } from 'vitest'
import { proposedCode } from './propose-locale.ts'

const zendesk = ['en-us', 'ja', 'pt-br', 'zh-cn', 'zh-tw', 'es', 'es-419']

test.each([
  ['the same code', 'ja', zendesk, { code: 'ja', why: 'same' }],
  ['the same code before a likely one', 'es', zendesk, { code: 'es', why: 'same' }],
  ['another spelling of it', 'pt_br', ['pt-PT', 'pt-BR'], { code: 'pt-BR', why: 'same' }],
  ['the only one of a language', 'pt', zendesk, { code: 'pt-br', why: 'likely' }],
  ['the one of the likely script and country', 'zh', zendesk, { code: 'zh-cn', why: 'likely' }],
  ['the likely country of English', 'en', ['en-GB', 'en-US'], { code: 'en-US', why: 'likely' }],
  ['none where several fit', 'es_ar', ['es-mx', 'es-419'], { code: undefined, why: 'several' }],
  ['none where there is none', 'ru', zendesk, { code: undefined, why: 'missing' }],
  ['none out of names', 'ru', ['Master', 'Draft copy'], { code: undefined, why: 'missing' }],
  ['its own spelling without a list', 'pt_br', undefined, { code: 'pt-br', why: 'style' }],
])('the proposal is %s', (_, locale, known, proposal) => {
  expect(proposedCode(locale, 'lower-hyphen', known)).toEqual(proposal)
})

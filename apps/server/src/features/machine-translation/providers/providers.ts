import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { libretranslate } from './libretranslate.ts'
import { openai } from './openai.ts'
import type { Provider } from './provider.ts'

export const providers: Readonly<Record<AiProvider, Provider>> = {
  DEEPL: deepl,
  GOOGLE: google,
  LIBRETRANSLATE: libretranslate,
  OPENAI: openai,
}

import type { Client } from '@dragoman/sdk/client'
import { items } from '@dragoman/sdk/pages'
import * as glossaries from '@dragoman/sdk/operations/glossaries'
import * as memories from '@dragoman/sdk/operations/translationMemories'
import type { Context } from './context.ts'
import { Stop } from './stop.ts'

/** A translation memory or a glossary, as flags name it. */
export interface Resource {
  kind: 'memory' | 'glossary'
  name: string
  uuid: string
}

/** Finds the translation memory or the glossary that the flags name; undefined where they name none. */
export async function resourceOf({ text, client }: Context): Promise<Resource | undefined> {
  const [memory, glossary] = [text('memory'), text('glossary')]
  if (memory !== undefined && glossary !== undefined) throw new Stop('Use --memory or --glossary, not both.')
  const kind = memory === undefined ? 'glossary' : 'memory'
  const wanted = memory ?? glossary
  if (wanted === undefined) return undefined
  const found: Resource[] = []
  for await (const { name, uuid } of listOf(await client(), kind)) {
    if (uuid === wanted || name === wanted) found.push({ kind, name, uuid })
  }
  const [only, ...more] = found
  if (only && more.length === 0) return only
  const what = kind === 'memory' ? 'translation memory' : 'glossary'
  throw new Stop(only ? `Several are named ${wanted}: use the id.` : `There is no ${what} ${wanted}.`)
}

const listOf = (client: Client, kind: Resource['kind']): AsyncIterable<{ name: string; uuid: string }> =>
  kind === 'memory' ? items(client, memories.list) : items(client, glossaries.list)

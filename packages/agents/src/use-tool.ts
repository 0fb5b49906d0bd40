import type { Client } from '@dragoman/sdk/client'
import { isCallError } from '@dragoman/sdk/errors'
import { explain } from '@dragoman/sdk/script'
import * as z from 'zod/mini'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'

/** The characters of an answer, so that one call does not fill a conversation. */
const mostCharacters = 40_000

/** The words that every conversation begins with. */
export const instructions =
  'A translation management server. Everything happens with the permissions of one person. Tools that change something only try it, ' +
  'unless dryRun is false: show people the trial first.'

/** The tools as the protocol lists them. */
export const toolList = () => tools.map(described)

function described({ name, description, input, changes }: Tool) {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', override: withoutPatterns })
  const annotations = changes ? {} : { readOnlyHint: true }
  return { name, description, inputSchema: schema as { type: 'object' }, annotations }
}

/** The format says as much as a long pattern. */
function withoutPatterns({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** The answer of a tool, as the protocol has it. */
export interface ToolAnswer {
  [more: string]: unknown
  isError?: boolean
  content: { type: 'text'; text: string }[]
}

/** Uses a tool; problems are answers, too. */
export async function useTool(client: () => Promise<Client>, name: string, given: object): Promise<ToolAnswer> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return failed(`There is no tool ${name}.`)
  const read = tool.input.safeParse(given)
  if (!read.success)
    return failed(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  try {
    const result = await tool.run(await client(), read.data)
    return { content: [{ type: 'text', text: shortened(await textOf(result)) }] }
  } catch (error) {
    // A trace would show how the server is made.
    return failed(error instanceof Error && !isCallError(error) ? error.message : explain(error))
  }
}

/** A result as text: of a file, its content where that is text. */
async function textOf(result: unknown): Promise<string> {
  if (typeof result === 'string') return result
  if (!(result instanceof Blob)) return JSON.stringify(result ?? { done: true })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await result.arrayBuffer())
  } catch {
    return JSON.stringify({ bytes: result.size, type: result.type, problem: 'This file is not text.' })
  }
}

const failed = (text: string): ToolAnswer => ({ isError: true, content: [{ type: 'text', text: shortened(text) }] })

const shortened = (text: string) =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters)}\n… cut off after ${mostCharacters} of ${text.length} characters: ask for less.`

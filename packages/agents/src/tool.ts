import type { Client } from '@dragoman/sdk/client'
import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'

/** A task for an agent, described in few words: every conversation reads all of them again. */
export interface Tool {
  name: string
  description: string
  input: z.ZodMiniType<Record<string, unknown>>
  /** Whether it changes something; it can be tried without, then. */
  changes: boolean
  run(client: Client, input: Record<string, unknown>): Promise<unknown>
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
type InputOf<Given extends Shape> = z.infer<z.ZodMiniObject<Given, z.core.$strict>>

/** A tool that reads. */
export const reading = <Given extends Shape>(
  name: string,
  description: string,
  shape: Given,
  run: (client: Client, input: InputOf<Given>) => Promise<unknown>,
): Tool => ({
  name,
  description,
  input: z.strictObject(shape) as Tool['input'],
  changes: false,
  run: run as Tool['run'],
})

const dryRun = orElse(z.boolean(), true)

/**
 * A tool that changes something, unless it is tried: `plan` reads and says what would happen, and what it gives is
 * done by `apply`.
 */
export const changing = <Given extends Shape, Plan>(
  name: string,
  description: string,
  shape: Given,
  plan: (client: Client, input: InputOf<Given>) => Promise<Plan>,
  apply: (client: Client, input: InputOf<Given>, planned: Plan) => Promise<unknown>,
): Tool => ({
  name,
  description: `${description} Tries it only, unless dryRun is false.`,
  input: z.strictObject({ ...shape, dryRun }) as Tool['input'],
  changes: true,
  async run(client, given) {
    const { dryRun: isDryRun, ...rest } = given
    const input = rest as InputOf<Given>
    const planned = await plan(client, input)
    if (isDryRun) return { dryRun: true, would: planned }
    return apply(client, input, planned)
  },
})

export const id = z.uuid()
export const text = z.string().check(z.minLength(1))
/** A value that can be left out. */
export { orElse }
export const few = orElse(z.int().check(z.gte(1), z.lte(100)), 20)

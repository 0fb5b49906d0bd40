import type { ReceivablesClient } from '@dragoman/sdk/operations/receivables'
import { addUp } from '../../../display/money/add-up.ts'

/** The debt of a client, or of all others together, which have no name. */
export interface ClientPart {
  id: string
  name: string | undefined
  /** In the currency of the account; what has no exchange rate isn't in it. */
  size: number
  amounts: { currency: string; amount: number }[]
}

/** Clients that have a part of their own. */
const most = 5

/** The debt of each client over all its organizational units, the largest first; the rest is one part. */
export function clientParts(clients: readonly ReceivablesClient[]): ClientPart[] {
  const parts = new Map<string, ReceivablesClient[]>()
  for (const client of clients) {
    const { organization, uuid } = client.organizationalUnit
    const id = organization?.uuid ?? uuid
    parts.set(id, [...(parts.get(id) ?? []), client])
  }
  const all = [...parts].map(([id, own]) => {
    const { organization, name } = own[0]!.organizationalUnit
    return partOf(id, organization?.name ?? name, own)
  })
  all.sort((a, b) => b.size - a.size)
  if (all.length <= most + 1) return all
  const rest = all.slice(most)
  const others = [...parts].filter(([id]) => rest.some((each) => each.id === id)).flatMap(([, own]) => own)
  return [...all.slice(0, most), partOf('others', undefined, others)]
}

const partOf = (id: string, name: string | undefined, own: readonly ReceivablesClient[]): ClientPart => ({
  id,
  name,
  size: own.reduce((sum, { baseAmount = 0 }) => sum + baseAmount, 0),
  amounts: addUp(own),
})

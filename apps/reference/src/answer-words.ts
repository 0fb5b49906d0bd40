import type { Contract, ContractOperation } from '@dragoman/openapi/contract'

interface DocumentAnswer {
  $ref?: string
  description?: string
}

type Paths = Record<string, Record<string, { responses?: Record<string, DocumentAnswer> } | undefined>>

/** The contract's descriptions of an operation's answers, by status. */
export function answerWords({ document }: Contract, { path, method }: ContractOperation): Map<string, string> {
  const { paths, components } = document as { paths: Paths; components: { responses?: Record<string, DocumentAnswer> } }
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {}
  return new Map(
    Object.entries(responses).map(([status, { $ref: ref, description }]) => {
      const named = ref ? components.responses?.[ref.slice(ref.lastIndexOf('/') + 1)]?.description : description
      return [status, named ?? '']
    }),
  )
}

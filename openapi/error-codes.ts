import type { CallKind, ContractOperation, ErrorCode } from './contract.ts'

interface Kind {
  words: string
  holds(operation: Omit<ContractOperation, 'commonErrors'>): boolean
}

const isWrite = ({ method, retry }: Pick<ContractOperation, 'method' | 'retry'>) =>
  method !== 'GET' || retry === 'never'

/** Kinds of calls: what each of them may answer follows from its form, and needs no declaration. */
export const callKinds = {
  call: { words: 'Every call', holds: () => true },
  input: {
    // A write takes an `Idempotency-Key`, whatever else.
    words: 'Every call that takes or changes something',
    holds: (operation) =>
      isWrite(operation) ||
      operation.body !== undefined ||
      Object.values(operation.parameters).some((list) => list.length > 0),
  },
  body: { words: 'Every call with a body', holds: ({ body }) => body !== undefined },
  id: {
    words: 'Every call with an id in its path',
    holds: ({ parameters }) => parameters.path.some(({ schema }) => schema.format === 'uuid'),
  },
  session: { words: 'Every call that needs a session', holds: ({ requires }) => requires !== 'public' },
  settled: {
    words: 'Every call that waits for pending contracts',
    holds: ({ requires, whilePending }) => requires !== 'public' && !whilePending,
  },
  verified: {
    words: 'Every call that waits for a code by email',
    holds: ({ requires, whilePending }) => requires !== 'public' && whilePending !== true,
  },
  permission: {
    words: 'Every call that needs a permission',
    holds: ({ requires }) => requires !== 'public' && requires.length > 0,
  },
  write: { words: 'Every call that changes something', holds: isWrite },
  versioned: {
    words: 'Every call that takes the version that was read',
    holds: ({ versioned }) => versioned !== undefined,
  },
} satisfies Record<CallKind, Kind>

const isKind = (value: unknown): value is CallKind => typeof value === 'string' && value in callKinds

/** The table of codes, from the component `x-error-codes`; what is wrong with it goes to `problems`. */
export function readErrorCodes(
  members: ReadonlyMap<string, { file: string; value: unknown }>,
  problems: string[],
): Map<string, ErrorCode> {
  const codes = new Map<string, ErrorCode>()
  for (const [code, { file, value }] of members) {
    const { status, means, remedy, every } = Object(value) as Record<string, unknown>
    const expect = (holds: boolean, problem: string) => {
      if (!holds) problems.push(`${file} ${code}: ${problem}`)
    }
    expect(/^([A-Z][A-Z0-9_]*|BWX-\d{3})$/.test(code), 'the code is not in upper snake case')
    expect(
      Number.isInteger(status) && Number(status) >= 400 && Number(status) < 500,
      'status is not between 400 and 499',
    )
    for (const [name, text] of Object.entries({ means, remedy })) {
      expect(typeof text === 'string' && /^[A-Z`].*\.$/.test(text), `${name} is no sentence`)
    }
    expect(every === undefined || isKind(every), `every is not one of ${Object.keys(callKinds).join(', ')}`)
    codes.set(code, { code, status, means, remedy, ...(isKind(every) && { every }) } as ErrorCode)
  }
  return codes
}

/** The codes that follow from what an operation takes and who may call it. */
export const commonErrors = (
  operation: Omit<ContractOperation, 'commonErrors'>,
  codes: ReadonlyMap<string, ErrorCode>,
): string[] =>
  [...codes.values()]
    .filter(({ every }) => every && (callKinds[every] as Kind).holds(operation))
    .map(({ code }) => code)

/** Lists the problems of the codes that operations name, a sentence each. */
export function checkErrors(operations: readonly ContractOperation[], codes: ReadonlyMap<string, ErrorCode>): string[] {
  const problems = operations.flatMap(({ id, resource, errors, commonErrors: common }) =>
    errors.flatMap((code, at) => {
      const where = `resources/${resource}.yaml ${id}: x-errors names ${code}`
      if (!codes.has(code)) return `${where}, which shared/error-codes.yaml does not have`
      if (errors.indexOf(code) < at) return `${where} twice`
      return common.includes(code) ? `${where}, which follows from its form` : []
    }),
  )
  if (problems.length > 0) return problems
  const used = new Set(operations.flatMap(({ errors }) => errors))
  const idle = [...codes.values()].filter(({ code, every }) => !every && !used.has(code))
  return idle.map(({ code }) => `shared/error-codes.yaml ${code}: no operation answers it`)
}

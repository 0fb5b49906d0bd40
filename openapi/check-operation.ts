import type { ContractOperation, RawOperation } from './contract.ts'

const provenances = ['documented', 'published', 'inferred', 'designed']
const retries = ['never', 'safe', 'locked']
const asyncs = ['request-id', 'status-url', 'job']
const reads = ['get', 'head', 'options']

/** Lists the problems of one operation of the file of `resource`, a sentence each. */
export function checkOperation(
  operation: RawOperation,
  method: string,
  resource: string | undefined,
  resources: readonly string[],
): string[] {
  const problems: string[] = []
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }

  const id = operation.operationId
  const [owner, verb, ...rest] = (id ?? '').split('.')
  expect(id !== undefined, 'operationId is missing')
  expect(
    id === undefined || (rest.length === 0 && /^[a-z][A-Za-z0-9]*$/.test(verb ?? '')),
    'operationId is not of the form resource.verbObject',
  )
  expect(id === undefined || owner === resource, `operationId does not start with the file's resource, ${resource}`)
  expect(Boolean(operation.summary), 'summary is missing')
  expect(provenances.includes(operation['x-provenance'] ?? ''), `x-provenance is not one of ${provenances.join(', ')}`)
  expect(isRequirement(operation['x-requires']), 'x-requires is not public or a list of permissions and roles')
  expect(
    operation.security === undefined || operation['x-requires'] === 'public',
    'security is its own, but x-requires is not public',
  )
  expect(
    operation['x-requires'] !== 'public' || operation.security !== undefined,
    'x-requires is public, but security does not say whether a session goes along: [] or [{}, {session: []}, {token: []}]',
  )
  const journal = operation['x-journal']
  expect(reads.includes(method) || journal !== undefined, 'x-journal is missing on a write (an event, or none)')
  expect(journal === undefined || /^(none|[A-Z][A-Z0-9_]*)$/.test(journal), 'x-journal is not in upper snake case')
  const onlyReads = operation['x-reads']
  expect(onlyReads === undefined || onlyReads === true, 'x-reads is not true')
  expect(!onlyReads || (method === 'post' && journal === 'none'), 'x-reads is for a POST whose x-journal is none')
  const retry = operation['x-retry']
  expect(retry === undefined || retries.includes(retry), `x-retry is not one of ${retries.join(', ')}`)
  const pattern = operation['x-async']
  expect(pattern === undefined || asyncs.includes(pattern), `x-async is not one of ${asyncs.join(', ')}`)
  const statusId = operation['x-status']
  expect(pattern !== 'status-url' || statusId !== undefined, 'x-status is missing: x-async is status-url')
  expect(
    statusId === undefined || pattern === 'status-url' || pattern === 'job',
    'x-status stands without such an x-async',
  )
  const refreshes = operation['x-refreshes'] ?? []
  expect(Array.isArray(refreshes), 'x-refreshes is not a list')
  for (const other of refreshes) {
    expect(resources.includes(other), `x-refreshes names ${other}, which is no resource`)
  }
  const versioned = operation['x-versioned']
  const lastWins = operation['x-last-write-wins']
  expect(versioned === undefined || ['if-match', 'body'].includes(versioned), 'x-versioned is not if-match or body')
  expect(lastWins === undefined || /^[A-Z].*\.$/.test(lastWins), 'x-last-write-wins is not a sentence')
  expect(versioned === undefined || lastWins === undefined, 'x-versioned and x-last-write-wins exclude each other')
  expect(
    !changes(method, journal) || versioned !== undefined || lastWins !== undefined,
    'a write that changes what two people may edit has neither x-versioned nor x-last-write-wins',
  )
  const errors = operation['x-errors']
  expect(
    errors === undefined ||
      (Array.isArray(errors) && errors.length > 0 && errors.every((code) => typeof code === 'string')),
    'x-errors is not a list of codes',
  )
  expect(
    Object.keys(operation.responses ?? {}).some((status) => status.startsWith('2') || status.startsWith('3')),
    'no answer says success',
  )
  const refusals = Object.keys(operation.responses ?? {}).filter((status) => /^[45]/.test(status))
  expect(refusals.length === 0, `${refusals.join(', ')} stands among the answers: refusals are named by x-errors`)
  return problems
}

/** Whether a write changes something that was there before: it can overwrite what someone else has just saved. */
const changes = (method: string, journal = ''): boolean =>
  ['put', 'patch'].includes(method) || /_(UPDATED|CHANGED|BOUND|ASSIGNED|ASSIGNMENT_REVOKED|RENAMED|SET)$/.test(journal)

function isRequirement(value: unknown): boolean {
  if (value === 'public') return true
  return Array.isArray(value) && value.every((code) => typeof code === 'string' && /^[A-Z][A-Za-z0-9_]+$/.test(code))
}

/** Lists the problems of operations that others name as `x-status`, a sentence each. */
export const checkStatuses = (operations: readonly ContractOperation[]): string[] =>
  operations.flatMap((operation) => {
    const named = operation.statusOperation
    if (named === undefined) return []
    const where = `resources/${operation.resource}.yaml ${operation.id}: x-status names ${named}`
    const status = operations.find(({ id }) => id === named)
    if (status?.method !== 'GET') return `${where}, which is no GET operation`
    return idParameter(operation, status) === undefined
      ? `${where}, whose path does not take one id more than the path of this one`
      : []
  })

/** The parameter of a status operation that is the id of what was started: the one that the start does not have. */
export function idParameter(start: ContractOperation, status: ContractOperation): string | undefined {
  const names = start.parameters.path.map(({ name }) => name.toLowerCase())
  const others = status.parameters.path.filter(({ name }) => !names.includes(name.toLowerCase()))
  return others.length === 1 ? others[0]!.name : undefined
}

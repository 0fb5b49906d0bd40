import type { Contract } from '@dragoman/openapi/contract'

/** Where the reference begins. */
export const root = '/api/docs'

/** Where the help center begins. */
export const helpRoot = '/docs'

/** The page of the help center with this name. */
export const helpAddress = (page: string): string => (page === '' ? helpRoot : `${helpRoot}/${page}`)

/** The page of a resource; the schemas of no resource have one, too. */
export const pageAddress = (page: string): string => `${root}/${page}`

export const operationAddress = (id: string): string => `${pageAddress(id.slice(0, id.indexOf('.')))}#${id}`

/** The fragment of a schema on its page. No operation has it: theirs hold a dot. */
export const schemaFragment = (name: string): string => `schema-${name}`

export function schemaAddress(contract: Contract, name: string): string {
  const schema = contract.schemas.get(name)
  if (!schema) throw new Error(`There is no schema ${name}`)
  return `${pageAddress(schema.origin)}#${schemaFragment(name)}`
}

export const permissionAddress = (code: string): string => `${pageAddress('permissions-table')}#permission-${code}`

/** The fragment of an error code on the page of all of them. */
export const errorFragment = (code: string): string => `code-${code}`

export const errorAddress = (code: string): string => `${pageAddress('errors')}#${errorFragment(code)}`

/** The fragment of a journal entry on the page of all of them. */
export const journalFragment = (event: string): string => `event-${event}`

export const journalAddress = (event: string): string => `${pageAddress('journal-entries')}#${journalFragment(event)}`

export const lifecycleAddress = (name: string): string => `${pageAddress('life-cycles')}#life-${name}`

/** Turns the operations, schemas and error codes that a sentence names into addresses. */
export function linker(contract: Contract): (code: string) => string | undefined {
  const ids = new Set(contract.operations.map(({ id }) => id))
  return (code) => {
    if (ids.has(code)) return operationAddress(code)
    if (contract.errorCodes.has(code)) return errorAddress(code)
    return contract.schemas.has(code) ? schemaAddress(contract, code) : undefined
  }
}

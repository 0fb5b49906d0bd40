import { operation, type Method, type OperationFlags } from './operation.ts'

/** Method and path, and what differs from the default. */
export type OperationRow = readonly [call: string, flags?: OperationFlags]

/** Makes operations of a table's rows; generated code alone calls it. Their ids are where they stand. */
export function operationTable<Operations extends object>(
  resources: Readonly<Record<string, Readonly<Record<string, OperationRow>>>>,
): Operations {
  return mapped(resources, (verbs, resource) =>
    mapped(verbs, ([call, flags], verb) => {
      const [method, path] = call.split(' ') as [Method, string]
      return operation(`${resource}.${verb}`, method, path, flags)
    }),
  ) as Operations
}

const mapped = <T, U>(members: Readonly<Record<string, T>>, map: (member: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, map(member, name)]))

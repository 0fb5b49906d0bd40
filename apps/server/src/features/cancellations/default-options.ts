import type { CancellationSubject } from './tables.ts'

export interface DefaultOption {
  /** The same in each account. */
  id: string
  code: string
  name: string
  appliesTo: readonly CancellationSubject[]
}

/** The options that every account has, in the order in which they are offered. */
export const defaultOptions: readonly DefaultOption[] = [
  {
    id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000001',
    code: 'CLIENT_CANCELED',
    name: 'Canceled by the client',
    appliesTo: ['PROJECT'],
  },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000002', code: 'DUPLICATE', name: 'Duplicate', appliesTo: ['PROJECT'] },
  {
    id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000003',
    code: 'CREATED_BY_MISTAKE',
    name: 'Created by mistake',
    appliesTo: ['PROJECT'],
  },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000004', code: 'OVER_BUDGET', name: 'Over budget', appliesTo: ['PROJECT'] },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000005', code: 'NO_TIME', name: 'No time', appliesTo: ['TASK'] },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000006', code: 'SUBJECT', name: 'Unfamiliar subject', appliesTo: ['TASK'] },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000007', code: 'RATE', name: 'Payment too low', appliesTo: ['TASK'] },
  { id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000008', code: 'DUE_DATE', name: 'Due date too early', appliesTo: ['TASK'] },
  {
    id: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000009',
    code: 'FILE_PROBLEM',
    name: 'Problem with the file',
    appliesTo: ['PROJECT', 'TASK'],
  },
]

/** The id of a default option. */
export function optionIdOf(code: string): string {
  const option = defaultOptions.find((each) => each.code === code)
  if (!option) throw new Error(`there is no default cancellation option ${code}`)
  return option.id
}

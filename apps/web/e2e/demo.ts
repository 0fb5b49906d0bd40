import type { DemoName } from '../../server/src/demo/people.ts'
import type { Person } from './people.ts'

const names = ['sysadmin', 'accountadmin', 'manager', 'client', 'lucia', 'kenji', 'layla'] as const satisfies DemoName[]

export type DemoPerson = (typeof names)[number]

/**
 * The people of the demo, for the tests that look at the demo as a whole: the main job and the sweeps. Every other file
 * has a team of its own.
 */
export const demo = Object.fromEntries(
  names.map((name) => [name, { email: `${name}@dragoman.example`, password: 'dragoman' }]),
) as Record<DemoPerson, Person>

import type { Database } from '../kernel/database/connect.ts'

/**
 * Questions of a feature about things that refer to its own, without depending on their features: projects answer
 * (`features/projects/usage.ts`), the root wires it.
 */
export interface Usage {
  /** How many open projects take their prices from a price list, or their factors from a net rate scheme. */
  openProjects(db: Database, rates: { priceListId: string } | { netRateSettingsId: string }): Promise<number>
  /** How many projects some organizational units have, and how many of them are in DRAFT, PENDING, or APPROVED. */
  projectsOf(db: Database, orgUnitIds: readonly string[]): Promise<{ projects: number; openProjects: number }>
  /** Codes of the workflow steps that work units of an organizational unit's projects have. */
  workflowsOf(db: Database, orgUnitId: string): Promise<string[]>
}

import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import type { workUnits } from './work-unit-tables.ts'

export type EditorUnit = Pick<WorkUnit, 'uuid' | 'workflow' | 'genesisCreationStatus'>

/** The fields by which the editor opens a work unit, as the wire shows them. */
export const showEditorUnit = (unit: typeof workUnits.$inferSelect): EditorUnit => ({
  uuid: unit.id,
  workflow: unit.workflows[Math.min(unit.currentStep, unit.workflows.length - 1)] ?? '',
  genesisCreationStatus: unit.genesisStatus as EditorUnit['genesisCreationStatus'],
})

import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'

/** How far the translated files of some work units are. */
export interface BuiltFiles {
  done: number
  preparing: number
  failed: number
  /** Ids of the work units whose file can be built now. */
  open: string[]
}

type Built = Pick<WorkUnit, 'uuid' | 'translationStatus' | 'genesisCreationStatus'>

/** Counts the translated files by their state. */
export function builtFiles(workUnits: readonly Built[]): BuiltFiles {
  const having = (status: Built['translationStatus']) =>
    workUnits.filter(({ translationStatus }) => translationStatus === status)
  const isOpen = ({ translationStatus, genesisCreationStatus }: Built) =>
    genesisCreationStatus === 'CREATED' && (translationStatus === 'NOT_TRANSLATED' || translationStatus === 'ERROR')
  return {
    done: having('TRANSLATED').length,
    preparing: having('PREPARING').length,
    failed: having('ERROR').length,
    open: workUnits.filter(isOpen).map(({ uuid }) => uuid),
  }
}

import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Suspense, useState, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { costsRun } from '../use-project.ts'

const KitDialog = overlay(() => import('./KitDialog.tsx'), 'KitDialog')
const RemoveWorkUnits = overlay(() => import('./RemoveWorkUnits.tsx'), 'RemoveWorkUnits')

type Units = readonly Pick<WorkUnit, 'uuid'>[]

/**
 * Export and deletion of chosen work units: the buttons for the bar of a table, undefined where neither is allowed, and
 * the dialogs, which stand beside the table because the bar leaves with what is deleted.
 */
export function useWorkUnitActions(project: Project, onRemoved?: () => void) {
  const { session } = useSession()
  const [doing, setDoing] = useState<{ what: 'export' | 'remove'; units: Units } | null>(null)
  const mayExport = session.can(requirements['projects.startLocKit'])
  const mayRemove =
    session.can(requirements['projects.removeWorkUnits']) && ['DRAFT', 'PENDING', 'APPROVED'].includes(project.status)
  const close = () => setDoing(null)
  const buttons = (units: Units): ReactNode => (
    <>
      {mayExport && (
        <Button size="small" icon="download" onPress={() => setDoing({ what: 'export', units })}>
          {t('projects.kit')}
        </Button>
      )}
      {mayRemove && (
        <Button
          size="small"
          icon="trash"
          isDisabled={costsRun(project)}
          onPress={() => setDoing({ what: 'remove', units })}
        >
          {t('projects.units.remove')}
        </Button>
      )}
    </>
  )
  const dialogs = (
    <Suspense>
      {doing?.what === 'export' && <KitDialog projectUuid={project.uuid} units={doing.units} onClose={close} />}
      {doing?.what === 'remove' && (
        <RemoveWorkUnits
          projectUuid={project.uuid}
          units={doing.units}
          hasCosts={project.costsStatus !== 'NOT_CALCULATED'}
          onClose={close}
          onRemoved={() => {
            close()
            onRemoved?.()
          }}
        />
      )}
    </Suspense>
  )
  return { buttons: mayExport || mayRemove ? buttons : undefined, dialogs }
}

import { useSession } from '@dragoman/hooks/session'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { OpenEditorMenuItem } from '../../editor/open/OpenEditor.tsx'
import { useTranslatedFile, useXliff } from './use-work-unit-files.ts'

type Unit = Pick<WorkUnit, 'uuid' | 'filename' | 'targetLanguage' | 'genesisCreationStatus'>

/** The actions on one file in one language. */
export function WorkUnitMenu({ projectUuid, unit }: { projectUuid: string; unit: WorkUnit }) {
  const { session } = useSession()
  return (
    <MoreMenu label={t('projects.unitMenu', { file: unit.filename, language: languageName(unit.targetLanguage) })}>
      {session.can(requirements['editor.getUrl']) && <OpenEditorMenuItem items={[{ workUnit: unit }]} />}
      <WorkUnitMenuItems projectUuid={projectUuid} unit={unit} />
    </MoreMenu>
  )
}

/** The files of a work unit, as items of a menu. */
export function WorkUnitMenuItems({ projectUuid, unit }: { projectUuid: string; unit: Unit }) {
  const { session } = useSession()
  const translated = useTranslatedFile(projectUuid)
  const xliff = useXliff(projectUuid)
  const isReady = unit.genesisCreationStatus === 'CREATED'
  const notReady = isReady ? undefined : t('projects.notReady')
  return (
    <>
      {session.can(requirements['projects.downloadTranslatedFile']) && (
        <MenuItem icon="download" isDisabled={!isReady} description={notReady} onAction={() => translated.mutate(unit)}>
          {t('projects.downloadTranslated')}
        </MenuItem>
      )}
      {session.can(requirements['projects.startLocKit']) && (
        <MenuItem icon="file" isDisabled={!isReady} description={notReady} onAction={() => xliff.mutate(unit)}>
          {t('projects.exportXliff')}
        </MenuItem>
      )}
    </>
  )
}

import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { kitKinds, useKit, type KitKind } from './use-kit.ts'

export interface KitDialogProps {
  projectUuid: string
  units: readonly Pick<WorkUnit, 'uuid'>[]
  onClose: () => void
}

/** Chooses the export of some work units, and the names of its files; it stays until the file is there. */
export function KitDialog({ projectUuid, units, onClose }: KitDialogProps) {
  const [kind, setKind] = useState<KitKind>('XLIFF')
  const [withLocales, setWithLocales] = useState(false)
  const [onlyDelivered, setOnlyDelivered] = useState(false)
  const kit = useKit(projectUuid)
  const start = () =>
    kit.mutate(
      { kind, workUnitUuids: units.map(({ uuid }) => uuid), withLocales, onlyDelivered },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('projects.kit.title', { count: units.length })}
      footer={
        <ActionButtons label={t('projects.kit.start')} isPending={kit.isPending} onPress={start} onCancel={onClose} />
      }
    >
      <Stack gap={16}>
        <RadioGroup
          label={t('projects.kit.kind')}
          value={kind}
          onChange={(value) => setKind(kitKinds.find((each) => each === value) ?? 'XLIFF')}
        >
          {kitKinds.map((each) => (
            <Radio key={each} value={each}>
              {t(`projects.kit.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        {kind !== 'SOURCE' && (
          <Checkbox isSelected={withLocales} onChange={setWithLocales}>
            {t('projects.kit.suffix')}
          </Checkbox>
        )}
        {kind === 'TRANSLATED' && (
          <Checkbox isSelected={onlyDelivered} onChange={setOnlyDelivered}>
            {t('projects.kit.delivered')}
          </Checkbox>
        )}
        {kit.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(kit.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

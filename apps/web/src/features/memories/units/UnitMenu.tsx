import type { TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { MenuItem, MenuSeparator, MoreMenu } from '@dragoman/ui/MenuButton'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { UnitDeletion } from './use-delete-unit.tsx'

/** More actions on a unit. */
export function UnitMenu({ unit, onDelete }: { unit: TranslationUnit; onDelete: (deletion: UnitDeletion) => void }) {
  const name = stripCodes(unit.sourceText).slice(0, 60)
  return (
    <MoreMenu label={t('tm.unit.actions', { text: name })}>
      {unit.targets.length > 1 &&
        unit.targets.map(({ locale }) => (
          <MenuItem key={locale} icon="minus" onAction={() => onDelete({ unit, locale })}>
            {t('tm.unit.deleteTarget', { language: languageName(locale) })}
          </MenuItem>
        ))}
      {unit.targets.length > 1 && <MenuSeparator />}
      <MenuItem icon="trash" tone="danger" onAction={() => onDelete({ unit })}>
        {t('tm.unit.delete')}
      </MenuItem>
    </MoreMenu>
  )
}

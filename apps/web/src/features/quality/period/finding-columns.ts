import { t } from '../../../i18n/t.ts'

/** The columns of exported findings, with their headings in the language of the reader. */
export const findingColumns = () =>
  [
    ['project', t('list.field.project')],
    ['unit', t('list.field.unit')],
    ['sourceLanguage', t('list.field.source')],
    ['targetLanguage', t('list.field.target')],
    ['step', t('list.field.step')],
    ['reviewStep', t('quality.column.reviewStep')],
    ['file', t('list.field.file')],
    ['segment', t('quality.segment')],
    ['source', t('quality.source')],
    ['before', t('quality.column.before')],
    ['after', t('quality.column.after')],
    ['quote', t('quality.column.quote')],
    ['category', t('quality.category')],
    ['severity', t('quality.severity')],
    ['weight', t('quality.column.weight')],
    ['repeated', t('quality.repeated')],
    ['points', t('quality.points')],
    ['state', t('list.field.status')],
    ['comment', t('quality.comment')],
    ['reply', t('quality.column.reply')],
    ['outcome', t('quality.outcome')],
    ['reason', t('quality.reason')],
    ['translator', t('quality.linguist')],
    ['reviewer', t('quality.reviewer')],
    ['submitted', t('list.field.submitted')],
    ['closed', t('quality.status.CLOSED')],
    ['words', t('list.field.words')],
    ['profile', t('quality.profile')],
  ].map(([field, title]) => ({ field: field!, title: title! }))

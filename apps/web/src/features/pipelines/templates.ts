import type { PlainMessageId } from '../../i18n/t.ts'
import { emptyDraft, workdays, type PipelineDraft } from './pipeline-draft.ts'
import type { TemplateName } from './template-names.ts'

interface Template {
  title: PlainMessageId
  text: PlainMessageId
  icon: 'clock' | 'tag' | 'download'
  /** The draft that a form starts from, with texts in the language of the page. */
  draft: (say: (id: PlainMessageId) => string, timezone: string) => Partial<PipelineDraft>
}

/** The templates that people start from. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  late: {
    title: 'pipelines.template.late',
    text: 'pipelines.template.late.text',
    icon: 'clock',
    draft: (say, timezone) => ({
      trigger: { schedule: { subject: 'TASK', days: [...workdays], hour: 9, minute: 0, timezone } },
      filter: 'is:late',
      actions: [{ kind: 'NOTIFY', notifyManager: true, text: say('pipelines.template.late.note') }],
    }),
  },
  rush: {
    title: 'pipelines.template.rush',
    text: 'pipelines.template.rush.text',
    icon: 'tag',
    draft: () => ({
      trigger: { event: 'PROJECT_APPROVED' },
      filter: 'is:soon',
      actions: [{ kind: 'TAG', addTags: ['rush'] }, { kind: 'PRE_TRANSLATE' }],
    }),
  },
  delivered: {
    title: 'pipelines.template.delivered',
    text: 'pipelines.template.delivered.text',
    icon: 'download',
    draft: (say) => ({
      trigger: { event: 'PROJECT_DELIVERED' },
      actions: [
        { kind: 'EXPORT' },
        { kind: 'NOTIFY', notifyManager: true, text: say('pipelines.template.delivered.note') },
      ],
    }),
  },
}

export const startOf = (
  name: TemplateName | undefined,
  say: (id: PlainMessageId) => string,
  timezone: string,
): PipelineDraft =>
  name === undefined
    ? emptyDraft
    : { ...emptyDraft, name: say(templates[name].title), ...templates[name].draft(say, timezone) }

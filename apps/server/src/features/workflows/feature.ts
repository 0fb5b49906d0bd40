import { defineFeature } from '../../identity/feature.ts'
import { workflows } from './workflows.api.ts'
import { and, eq } from 'drizzle-orm'
import { workflowTemplates } from './tables.ts'
import { undoStep, undoSteps, undoTemplate } from './undo-workflows.ts'

export const feature = defineFeature({
  api: { workflows },
  undo: {
    WORKFLOWS_SORTED: undoSteps,
    WORKFLOW_TEMPLATE_CREATED: undoTemplate,
    WORKFLOW_TEMPLATE_REMOVED: undoTemplate,
    WORKFLOW_TEMPLATE_UPDATED: undoTemplate,
    WORKFLOW_UPDATED: undoStep,
  },
  settingsPages: {
    WORKFLOWS: {
      events: [
        'WORKFLOW_CREATED',
        'WORKFLOW_UPDATED',
        'WORKFLOWS_SORTED',
        'WORKFLOW_TEMPLATE_CREATED',
        'WORKFLOW_TEMPLATE_UPDATED',
        'WORKFLOW_TEMPLATE_REMOVED',
      ],
      counts: (db, accountId) => ({
        count: db.$count(
          workflowTemplates,
          and(eq(workflowTemplates.accountId, accountId), eq(workflowTemplates.active, true)),
        ),
      }),
    },
  },
})

import type { Handlers } from '../../identity/context.ts'
import { removeMessage, updateMessage } from './change-messages.ts'
import { listComments, listOfWorkUnit } from './list-comments.ts'
import { peopleOf } from './people.ts'
import { findComment } from './visible.ts'
import { answerComment, createComment, moveComment } from './write-comments.ts'

export const segmentComments = {
  list: ({ db, session, query }) => listComments(db, session, query),

  listOfWorkUnit: ({ db, session, path }) => listOfWorkUnit(db, session, path.id),

  async listPeople({ db, session, path }) {
    return peopleOf(db, session, await findComment(db, session, path.segmentCommentUuid))
  },

  create: (input) => createComment(input, input.path, input.body),

  answer: (input) => answerComment(input, input.path.segmentCommentUuid, input.body),

  updateMessage: (input) => updateMessage(input, input.path, input.body),

  removeMessage: (input) => removeMessage(input, input.path),

  changeStatus: (input) => moveComment(input, input.path.segmentCommentUuid, input.body),
} satisfies Handlers<'segmentComments'>

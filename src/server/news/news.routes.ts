/** Calls about changes to one's own shifts, and the answers to them. */
import type { newsApi } from '../../contract/news.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { readEffect } from './effect.service.ts'
import { answerNews, readAnswers, readNews } from './news.service.ts'

export function newsHandlers({ orm, now }: Services, scoreMonth: ScoreMonth): HandlersOf<typeof newsApi> {
  return {
    myNews: ({ scope }) => readNews(orm, scope, now()),
    newsEffect: ({ scope }) => readEffect(orm, scope, now(), scoreMonth),
    answerNews: ({ scope, body, change }) => answerNews(scope, body.notificationIds, body.problem, change),
    newsAnswers: ({ scope, params }) => readAnswers(orm, scope, params.id),
  }
}

/** Builds the server from its services without listening: tests inject requests, main.ts listens. */
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { describeApiInPieces } from '../contract/openapi.ts'
import { activityHandlers } from './activity/activity.routes.ts'
import { analyticsHandlers } from './analytics/analytics.routes.ts'
import { rememberMonthScores } from './analytics/month-scores.ts'
import { anchorsHandlers } from './anchors/anchors.routes.ts'
import { apiKeysHandlers } from './api-keys/api-keys.routes.ts'
import { assistantHandlers } from './assistant/assistant.routes.ts'
import { ruleWordingHandlers } from './assistant/rule-wording.routes.ts'
import { auditHandlers } from './audit/audit.routes.ts'
import { callOutsHandlers } from './call-outs/call-outs.routes.ts'
import { listDemoAccounts } from './demo/demo-group.ts'
import { devicesHandlers } from './devices/devices.routes.ts'
import { exportsHandlers } from './exports/exports.routes.ts'
import { feedbackHandlers } from './feedback/feedback.routes.ts'
import { fhirHandlers } from './fhir/fhir.routes.ts'
import { generationHandlers } from './generation/generation.routes.ts'
import { groupsHandlers } from './groups/groups.routes.ts'
import { healthHandlers } from './health/health.routes.ts'
import { mountMetrics } from './health/metrics.ts'
import { mountProbes } from './health/probes.ts'
import { helpHandlers } from './help/help.routes.ts'
import { holidaysHandlers } from './holidays/holidays.routes.ts'
import { membershipsHandlers } from './memberships/memberships.routes.ts'
import { newsHandlers } from './news/news.routes.ts'
import { onCallHandlers } from './on-call/on-call.routes.ts'
import { payrollHandlers } from './payroll/payroll.routes.ts'
import { physiciansHandlers } from './physicians/physicians.routes.ts'
import { domainOf } from './platform/addresses.ts'
import { findByKeyOr, guessByKeyOr, noteKeyUse } from './platform/auth/key-callers.ts'
import { createSignIn } from './platform/auth/sign-in.ts'
import { limitConnections } from './platform/http/limit-connections.ts'
import { mountApi } from './platform/http/mount.ts'
import { protect } from './platform/http/protect.ts'
import { refuseErrors } from './platform/http/refuse.ts'
import { serveWeb, type WebSource } from './platform/http/web.ts'
import { pause } from './platform/pause.ts'
import type { FindPerson } from './platform/scope.ts'
import type { Services } from './platform/services.ts'
import { privacyHandlers } from './privacy/privacy.routes.ts'
import { reopenRequests } from './requests/aftermath.ts'
import { requestReviewsHandlers } from './requests/decide/reviews.routes.ts'
import { requestsHandlers } from './requests/requests.routes.ts'
import { settleRequests } from './requests/settle-requests.ts'
import { swapsHandlers } from './requests/swap-asks/swap-asks.routes.ts'
import { rolesHandlers } from './roles/roles.routes.ts'
import { scenariosHandlers } from './scenarios/scenarios.routes.ts'
import { scheduleReadingHandlers } from './schedule-reading/schedule-reading.routes.ts'
import { assessmentHandlers } from './schedules/assessment.routes.ts'
import { problemHandlers } from './schedules/problem/problem.routes.ts'
import { createReadyRosters } from './schedules/ready-rosters.ts'
import { schedulesHandlers } from './schedules/schedules.routes.ts'
import { shiftsHandlers } from './schedules/shifts.routes.ts'
import { scimHandlers } from './scim/scim.routes.ts'
import { shiftChangesHandlers } from './shift-changes/shift-changes.routes.ts'
import { statsHandlers } from './stats/stats.routes.ts'
import { usersHandlers } from './users/users.routes.ts'
import { webhooksHandlers } from './webhooks/webhooks.routes.ts'
import { yearHandlers } from './year/year.routes.ts'

export type AppParts = {
  services: Services
  web: WebSource
  version: string
  /** Where browsers reach this server. */
  publicUrl: () => string
  /** Milliseconds in which a request must have arrived: slow senders must not hold connections forever. */
  longestSending?: number
}

export async function createApp({
  services,
  web,
  version,
  publicUrl,
  longestSending = 30_000,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.settings.trustProxy,
    routerOptions: { maxParamLength: 300 },
    // Event streams are not incoming requests.
    requestTimeout: longestSending,
    // Node exchanges the two times if a head may take longer than its whole request.
    http: { headersTimeout: longestSending, connectionsCheckingInterval: longestSending / 6 },
    forceCloseConnections: true,
  })
  limitConnections(app)
  acceptEmptyJson(app)
  refuseErrors(app)
  const { orm, memory, settings, now, database, push, readiness } = services
  const demoAccounts = () => listDemoAccounts(orm)
  const signIn = createSignIn({ orm, memory, settings, publicUrl, demoAccounts, now })
  const findSignedIn = signIn.findPerson
  const findPerson = findByKeyOr(findSignedIn, orm, now, memory)
  const guessPerson = guessByKeyOr(signIn.guessPerson, now, memory)
  logAnswers(app, async (request) => guessPerson(request)?.person ?? (await findPerson(request)))
  mountMetrics(app, { database, countStreams: push.count, token: settings.metricsToken })
  mountProbes(app, database, readiness)
  await protect(app, {
    ownOrigins: () => [publicUrl()],
    findPerson,
    guessPerson,
    isSecure: settings.publicUrl?.startsWith('https:') ?? false,
    isDevelopment: web.kind === 'development',
    pictureOrigins: settings.pictureOrigins,
  })
  await signIn.mount(app)
  const host = () => new URL(publicUrl()).hostname
  const scoreMonth = rememberMonthScores(services.advisor)
  const rosters = createReadyRosters(services)
  app.addHook('onClose', async () => rosters.close())
  mountApi(
    app,
    {
      ...healthHandlers(services),
      ...usersHandlers(services),
      ...devicesHandlers(services),
      ...privacyHandlers(services),
      ...groupsHandlers(services),
      ...anchorsHandlers(services),
      ...holidaysHandlers(services),
      ...yearHandlers(services),
      ...rolesHandlers(services),
      ...physiciansHandlers(services, publicUrl),
      ...membershipsHandlers(services),
      ...schedulesHandlers(services),
      ...generationHandlers(services),
      ...scenariosHandlers(services),
      ...shiftsHandlers(services),
      ...shiftChangesHandlers(services, { settleRequests, reopenRequests }),
      ...problemHandlers(orm, rosters),
      ...assessmentHandlers(services),
      ...feedbackHandlers(services),
      ...requestsHandlers(services),
      ...requestReviewsHandlers(services),
      ...swapsHandlers(services),
      ...callOutsHandlers(services),
      ...activityHandlers(services),
      ...newsHandlers(services, scoreMonth),
      ...auditHandlers(services),
      ...helpHandlers(services),
      ...statsHandlers(services, scoreMonth),
      ...analyticsHandlers(services, scoreMonth),
      ...assistantHandlers(services, scoreMonth),
      ...ruleWordingHandlers(services),
      ...scheduleReadingHandlers(services),
      ...exportsHandlers(services, host),
      ...apiKeysHandlers(services),
      ...onCallHandlers(services),
      ...webhooksHandlers(services),
      ...fhirHandlers(services, publicUrl, version),
      ...scimHandlers(services, publicUrl),
      ...payrollHandlers(services),
    },
    { orm, queue: services.queue, mailDomain: domainOf(settings.mailFrom), host, now },
    {
      findPerson,
      guessPerson,
      checksAnswers: web.kind !== 'built',
      beginCall: services.callers.begin,
      noteKeyUse: (keyId, call, isAllowed) => noteKeyUse(orm, keyId, call, isAllowed, now()),
    },
  )
  services.push.mount(app, findSignedIn)
  // Built on first use: few people ask for it, and every start would pay for it.
  let description: ReturnType<typeof describeApiInPieces> | undefined
  app.get('/api/openapi.json', async () => {
    description ??= describeApiInPieces(version, pause)
    return description
  })
  await serveWeb(app, web, { publicUrl, findPerson: findSignedIn })
  return app
}

/** A call without a payload may say application/json and send nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, {})
      else parse(request, body as string, done)
    },
  )
}

/**
 * One line per call, without personal data: no query, no address, no names. A refused call also has the account's number,
 * so that all tries of one account can be found.
 */
function logAnswers(app: FastifyInstance, findPerson: FindPerson): void {
  app.addHook('onResponse', async (request, reply) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500
    const person = isRefused ? await findPerson(request).catch(() => undefined) : undefined
    request.log.info(
      {
        ...(person && { userId: person.userId }),
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

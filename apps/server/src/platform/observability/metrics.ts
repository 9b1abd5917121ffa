import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of the process, published at /metrics. Labels have few values and are never personal. */
export interface Metrics {
  readonly registry: Registry;
  readonly http: {
    /** By method, route (the contract's path or a page's kind) and status. */
    readonly seconds: Histogram<'method' | 'route' | 'status'>;
  };
  readonly db: {
    /** Duration of transactions, by outcome: commit or rollback. */
    readonly transactionSeconds: Histogram<'outcome'>;
  };
  readonly sync: {
    readonly connections: Gauge;
    /** Documents open in memory. */
    readonly documents: Gauge;
    /** Updates committed. */
    readonly updates: Counter;
    /** From the arrival of an update to its acknowledgement. */
    readonly commitSeconds: Histogram;
  };
  readonly sharedState: {
    /** 1 while Redis answers, 0 while it does not or is not used. */
    readonly up: Gauge;
    /** Operations that fell back to this process alone. */
    readonly failures: Counter;
  };
  readonly models: {
    /** From the call of a text model to its first text, by feature. */
    readonly firstTextSeconds: Histogram<'feature'>;
    /** Answers by feature and outcome: done, stopped, blocked, or the fault. */
    readonly answers: Counter<'feature' | 'outcome'>;
    /** Answers that are being written. */
    readonly running: Gauge;
    /** Configured models that answer, and those that do not. */
    readonly configured: Gauge<'state'>;
  };
  readonly money: {
    /** Differences between bills of payment providers and the ledger that require action by staff. */
    readonly differences: Counter<'channel'>;
    /** Bills that could not be read. */
    readonly unreadBills: Counter<'channel'>;
    /** Notifications of payment providers that people have to look at, by kind: unknown or unreadable. */
    readonly noticeAlarms: Counter<'channel' | 'kind'>;
    /** Reports and failures of app stores that require action by staff, by kind. */
    readonly storeAlarms: Counter<'store' | 'kind'>;
  };
  readonly jobs: {
    /** By job name and outcome: done or failed. */
    readonly seconds: Histogram<'name' | 'outcome'>;
  };
}

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

/**
 * Creates metrics in a separate registry; `ofProcess` adds metrics of the process such as memory and
 * event-loop delay.
 */
export function createMetrics({ ofProcess }: { readonly ofProcess: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    http: {
      seconds: new Histogram({
        name: 'inkstone_http_request_seconds',
        help: 'Time from the arrival of a request to the end of its reply.',
        labelNames: ['method', 'route', 'status'],
        buckets: quick,
        registers,
      }),
    },
    db: {
      transactionSeconds: new Histogram({
        name: 'inkstone_db_transaction_seconds',
        help: 'Length of transactions, including the wait for a connection.',
        labelNames: ['outcome'],
        buckets: quick,
        registers,
      }),
    },
    sync: createSyncMetrics(registers),
    sharedState: {
      up: new Gauge({
        name: 'inkstone_redis_up',
        help: '1 while Redis answers, 0 while it does not or is not used.',
        registers,
      }),
      failures: new Counter({
        name: 'inkstone_redis_failures_total',
        help: 'Operations on shared state that this process did alone because Redis did not answer.',
        registers,
      }),
    },
    models: createModelMetrics(registers),
    money: createMoneyMetrics(registers),
    jobs: {
      seconds: new Histogram({
        name: 'inkstone_job_seconds',
        help: 'Length of background jobs.',
        labelNames: ['name', 'outcome'],
        buckets: slow,
        registers,
      }),
    },
  };
}

function createModelMetrics(registers: Registry[]): Metrics['models'] {
  return {
    firstTextSeconds: new Histogram({
      name: 'inkstone_model_first_text_seconds',
      help: 'Time from the call of a text model to its first text.',
      labelNames: ['feature'],
      buckets: slow,
      registers,
    }),
    answers: new Counter({
      name: 'inkstone_model_answers_total',
      help: 'Answers of text models.',
      labelNames: ['feature', 'outcome'],
      registers,
    }),
    running: new Gauge({
      name: 'inkstone_model_running',
      help: 'Answers of text models that are being written.',
      registers,
    }),
    configured: new Gauge({
      name: 'inkstone_model_configured',
      help: 'Configured text models, by state: up or down.',
      labelNames: ['state'],
      registers,
    }),
  };
}

function createMoneyMetrics(registers: Registry[]): Metrics['money'] {
  return {
    differences: new Counter({
      name: 'inkstone_bill_differences_total',
      help: 'Differences between bills of payment providers and the books, when they were found.',
      labelNames: ['channel'],
      registers,
    }),
    unreadBills: new Counter({
      name: 'inkstone_unread_bills_total',
      help: 'Bills of payment providers that could not be read, each try.',
      labelNames: ['channel'],
      registers,
    }),
    noticeAlarms: new Counter({
      name: 'inkstone_notice_alarms_total',
      help: 'Notifications of payment providers of an unknown type, or in a form that is not documented.',
      labelNames: ['channel', 'kind'],
      registers,
    }),
    storeAlarms: new Counter({
      name: 'inkstone_store_alarms_total',
      help: 'Denied, unknown, unreadable and alarming notifications of stores, unanswered questions, failed checks.',
      labelNames: ['store', 'kind'],
      registers,
    }),
  };
}

function createSyncMetrics(registers: Registry[]): Metrics['sync'] {
  return {
    connections: new Gauge({
      name: 'inkstone_sync_connections',
      help: 'Open connections of live sync.',
      registers,
    }),
    documents: new Gauge({
      name: 'inkstone_sync_documents',
      help: 'Documents held open by live sync.',
      registers,
    }),
    updates: new Counter({
      name: 'inkstone_sync_updates_total',
      help: 'Updates of documents made durable.',
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'inkstone_sync_commit_seconds',
      help: 'Time from the arrival of an update to its acknowledgement.',
      buckets: quick,
      registers,
    }),
  };
}

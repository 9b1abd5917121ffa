export { type AnswerFailure, collectAnswer, newFence } from './answers/collect-answer.ts';
export { ModelGateway } from './gateway/model-gateway.ts';

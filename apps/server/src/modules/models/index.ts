export { ModelGateway } from './gateway/model-gateway.ts';
export { modelsModule } from './manifest.ts';

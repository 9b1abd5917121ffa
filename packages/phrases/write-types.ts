import { writeFileSync } from 'node:fs';
import { readCatalogue } from './src/compile/catalogue.ts';
import { messageTypes, messageTypesFile } from './src/compile/message-types.ts';

// Run after a change of messages/en; the development server does it by itself.
writeFileSync(messageTypesFile, messageTypes(readCatalogue()));

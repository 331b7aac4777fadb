import { startApp } from '@/app/start/start';

startApp();

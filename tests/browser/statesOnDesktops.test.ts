import { describeStates } from "./describeStates";
import { deviceOf } from "./deviceOf";

describeStates(deviceOf({}, [1024, 1280, 1440, 1920]));

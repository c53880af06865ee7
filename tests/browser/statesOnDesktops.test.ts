import { describeStates } from "./describeStates";
import { deviceOf } from "./screens";

describeStates(deviceOf({}, [1024, 1280, 1440, 1920]));
